"""Opens workbooks in LibreOffice, edits cells, recalculates hard, and prints what all cells hold.

Usage: libreoffice.py JOB.json, where the job is {"profile": folder, "files": [{"path": file,
"edits": [{"sheet", "cell", "value"}]}]}. Prints a JSON list: for each file how many "pages" it
prints on, and its "sheets" by name, each with "values" (rows of the used area from A1) and
"errors" (addresses).
"""

import json
import os
import subprocess
import sys
import time
from pathlib import Path

import uno
from com.sun.star.beans import PropertyValue
from com.sun.star.uno import Exception as UnoException

ERROR_RESULTS = 4


def option(name, value):
    setting = PropertyValue()
    setting.Name, setting.Value = name, value
    return setting


def connect(pipe):
    local = uno.getComponentContext()
    resolver = local.ServiceManager.createInstanceWithContext(
        "com.sun.star.bridge.UnoUrlResolver", local
    )
    for _ in range(600):
        try:
            context = resolver.resolve(f"uno:pipe,name={pipe};urp;StarOffice.ComponentContext")
            return context.ServiceManager.createInstanceWithContext(
                "com.sun.star.frame.Desktop", context
            )
        except UnoException:
            # Not there yet; or it starts anew, as it may where the profile is new.
            time.sleep(0.1)
    sys.exit("LibreOffice did not start")


def contents(sheet):
    cursor = sheet.createCursor()
    cursor.gotoEndOfUsedArea(False)
    end = cursor.RangeAddress
    area = sheet.getCellRangeByPosition(0, 0, end.EndColumn, end.EndRow)
    return {
        "values": [list(row) for row in area.getDataArray()],
        "errors": area.queryFormulaCells(ERROR_RESULTS).RangeAddressesAsString,
    }


def process(desktop, job):
    load = (option("Hidden", True), option("MacroExecutionMode", 0))
    document = desktop.loadComponentFromURL(Path(job["path"]).as_uri(), "_blank", 0, load)
    try:
        for edit in job.get("edits", []):
            cell = document.Sheets.getByName(edit["sheet"]).getCellRangeByName(edit["cell"])
            if isinstance(edit["value"], dict):
                # A cell of text keeps what is put there as text.
                cell.NumberFormat = 0
                cell.Formula = "=" + edit["value"]["formula"]
            elif isinstance(edit["value"], str):
                cell.String = edit["value"]
            else:
                cell.Value = edit["value"]
        document.calculateAll()
        sheets = document.Sheets
        return {
            "pages": document.getRendererCount(document, ()),
            "sheets": {name: contents(sheets.getByName(name)) for name in sheets.ElementNames},
        }
    finally:
        document.close(True)


def main():
    job = json.loads(Path(sys.argv[1]).read_text())
    # Of this run alone: suites run side by side, and a pipe of one name leads to one office.
    pipe = Path(job["profile"]).parent.name
    office = subprocess.Popen(
        [
            "soffice",
            "--headless",
            "--norestore",
            f"-env:UserInstallation={Path(job['profile']).as_uri()}",
            f"--accept=pipe,name={pipe};urp;",
        ],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        desktop = connect(pipe)
        results = [process(desktop, file) for file in job["files"]]
        json.dump(results, sys.stdout)
        sys.stdout.flush()
        try:
            desktop.terminate()
        except UnoException:
            # It was gone before it had answered.
            pass
    finally:
        office.terminate()
    # Without Python's own tidying up, which now and then crashes with the office already gone.
    os._exit(0)


main()
