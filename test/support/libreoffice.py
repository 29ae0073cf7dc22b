"""Opens workbooks in LibreOffice, edits cells, recalculates hard, and says what all cells hold.

Usage: libreoffice.py FOLDER serves whoever has started it, with one LibreOffice, until that process is gone: a file
job.json that comes into the folder, {"files": [{"path": file, "edits": [{"sheet", "cell", "value"}]}]}, is answered
by answer.json with a list of "results": for each file its "sheets" by name, each with "values" (rows of the used area
from A1), "errors" and "formulas" (addresses); for one with "counted" also how many "pages" it prints on; or by an "error".

libreoffice.py JOB.json does one such job, which names a "profile" besides, in a LibreOffice of its own, and prints the
list of results.

An edit may be {"sheet", "do": "insert rows", "insert columns", "delete rows" or "delete columns", "at", "count"} or
{"sheet", "do": "cut", "range", "to"} or {"sheet", "do": "sort", "range", "by": column, from 0} instead, of a sheet whose
protection is lifted for it, unless a sort says "isProtected".

A file that has "save", a path, is saved there after the edits, before it is recalculated: as PDF if the path ends so,
with nothing more to be answered, otherwise as a workbook of Excel's.

A file may have "acts" instead: what people do by keys and menus, in order, each {"do": "type",
"sheet", "range", "text"}, {"do": "cut" or "copy", "sheet", "range", "to": {"sheet", "cell"}},
{"do": "clear" or "fill", "sheet", "range"}; and "typed": {sheet: [addresses of the cells that are
typed into]}. The result: "sheets"; the "again" of the same file where nothing was done but that
the typed cells have what they have after the acts; "changed", the cells whose formula is
not what it was; or, where LibreOffice crashed or hung, "crash": how many acts it had done.

A file may have "soft" instead, lists of such acts, and "typed": the result is, after each list, what
its "sheets" are without any recalculation but LibreOffice's own, and the "again" as above.

A file may have "tried" instead, [{"sheet", "cell", "text"}]: each text is typed into its cell, which had
nothing before and has what it had afterwards. The result is what each changes on the sheets that are
shown: [[sheet, row, column, value, before]]. With "as": "cut" the cell is cut first, so that it has the neutral format
which a cut leaves; with "as": "text" the text is put there as it is, whatever it looks like.
"""

import json
import os
import re
import shutil
import signal
import subprocess
import sys
import threading
import time
import traceback
from pathlib import Path

import uno
from com.sun.star.beans import PropertyValue
from com.sun.star.lang import DisposedException
from com.sun.star.table import TableSortField
from com.sun.star.uno import Exception as UnoException
from com.sun.star.uno import RuntimeException

ERROR_RESULTS = 4
# com.sun.star.sheet.CellFlags.FORMULA
FORMULA_CELLS = 16
VALUES, DATES, TEXTS, FORMULAS = 1, 2, 4, 16
ADDRESS = re.compile(r"([A-Z]+)(\d+)")
SHEET_AT_BOTH_ENDS = re.compile(r"(\$(?:'[^']*'|\w+)\.)([$A-Z\d]+):\1")
SECONDS_TO_HANG = 60
SECONDS_TO_QUIT = 20
# Nobody is there to be asked whether cells may be pasted over.
SETTINGS = """<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry">
<item oor:path="/org.openoffice.Office.Calc/Input"><prop oor:name="ReplaceCellsWarning" oor:op="fuse">
<value>false</value></prop></item>
<item oor:path="/org.openoffice.Office.Common/Misc"><prop oor:name="ShowTipOfTheDay" oor:op="fuse">
<value>false</value></prop></item>
</oor:items>
"""


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
            services = ("com.sun.star.frame.Desktop", "com.sun.star.frame.DispatchHelper")
            return [
                context.ServiceManager.createInstanceWithContext(service, context)
                for service in services
            ]
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
        "formulas": area.queryContentCells(FORMULA_CELLS).RangeAddressesAsString,
    }


def opened(desktop, path, hidden=True):
    load = (option("Hidden", hidden), option("MacroExecutionMode", 0))
    return desktop.loadComponentFromURL(Path(path).as_uri(), "_blank", 0, load)


def dump(document):
    document.calculateAll()
    return dump_as_is(document)


def dump_as_is(document):
    sheets = document.Sheets
    return {name: contents(sheets.getByName(name)) for name in sheets.ElementNames}


def save(document, path):
    name = "calc_pdf_Export" if path.endswith(".pdf") else "Calc MS Excel 2007 XML"
    document.storeToURL(Path(path).as_uri(), (option("FilterName", name),))


def restructure(sheet, edit):
    if not edit.get("isProtected"):
        sheet.unprotect("")
    if edit["do"] == "sort":
        key = TableSortField()
        key.Field, key.IsAscending = edit["by"], False
        fields = option("SortFields", uno.Any("[]com.sun.star.table.TableSortField", (key,)))
        # Ranges with merged cells can be sorted without their formats alone.
        settings = (fields, option("ContainsHeader", False), option("BindFormatsToContent", False))
        sheet.getCellRangeByName(edit["range"]).sort(settings)
        return
    if edit["do"] == "cut":
        source, target = (sheet.getCellRangeByName(edit[key]) for key in ("range", "to"))
        sheet.moveRange(target.getCellByPosition(0, 0).CellAddress, source.RangeAddress)
        return
    lines = sheet.Columns if "columns" in edit["do"] else sheet.Rows
    change = lines.insertByIndex if edit["do"].startswith("insert") else lines.removeByIndex
    change(edit["at"] - 1, edit["count"])


def process(desktop, job):
    document = opened(desktop, job["path"])
    try:
        for edit in job.get("edits", []):
            if "do" in edit:
                restructure(document.Sheets.getByName(edit["sheet"]), edit)
                continue
            cell = document.Sheets.getByName(edit["sheet"]).getCellRangeByName(edit["cell"])
            if isinstance(edit["value"], dict):
                # A cell of text keeps what is put there as text.
                cell.NumberFormat = 0
                cell.Formula = "=" + edit["value"]["formula"]
            elif isinstance(edit["value"], str):
                cell.String = edit["value"]
            else:
                cell.Value = edit["value"]
        if "save" in job:
            save(document, job["save"])
            if job["save"].endswith(".pdf"):
                return {}
        sheets = dump(document)
        if job.get("counted"):
            return {"sheets": sheets, "pages": document.getRendererCount(document, ())}
        return {"sheets": sheets}
    finally:
        document.close(True)


def formulas(document):
    """Of each cell that has one, by sheet and address."""
    found = {}
    for name in document.Sheets.ElementNames:
        for block in document.Sheets.getByName(name).queryContentCells(FORMULAS):
            at = block.RangeAddress
            for r, row in enumerate(block.getFormulaArray()):
                for c, formula in enumerate(row):
                    address = f"{name}!R{at.StartRow + r + 1}C{at.StartColumn + c + 1}"
                    # Once anything was cut LibreOffice names the sheet at both ends of a range.
                    found[address] = SHEET_AT_BOTH_ENDS.sub(r"\1\2:", formula)
    return found


def changes(before, after):
    return [
        f"{at} is {after.get(at)}, not {formula}"
        for at, formula in before.items()
        if after.get(at) != formula
    ]


def perform(document, dispatcher, act):
    controller = document.CurrentController

    def select(sheet, cells):
        found = document.Sheets.getByName(sheet)
        controller.setActiveSheet(found)
        controller.select(found.getCellRangeByName(cells))

    def dispatch(command, *options):
        dispatcher.executeDispatch(controller.Frame, f".uno:{command}", "", 0, options)

    select(act["sheet"], act["range"])
    if act["do"] == "type":
        dispatch("EnterString", option("StringName", act["text"]))
    elif act["do"] == "clear":
        dispatch("ClearContents")
    elif act["do"] == "fill":
        dispatch("FillDown")
    else:
        dispatch("Cut" if act["do"] == "cut" else "Copy")
        if "to" in act:
            select(act["to"]["sheet"], act["to"]["cell"])
            dispatch("Paste")


def blocks(addresses):
    """The runs of cells, each below the other, as ranges: a call for each cell takes longer than all else."""
    runs = []
    split = (ADDRESS.fullmatch(address).groups() for address in addresses)
    for column, row in sorted((column, int(row)) for column, row in split):
        if runs and runs[-1][0] == column and runs[-1][2] == row - 1:
            runs[-1][2] = row
        else:
            runs.append([column, row, row])
    return [f"{column}{first}:{column}{last}" for column, first, last in runs]


def typed_again(desktop, job, document):
    fresh = opened(desktop, job["path"])
    try:
        return retyped(fresh, job, document)
    finally:
        fresh.close(True)


def retyped(fresh, job, document):
    """What a workbook is once its typed cells have what those of a document have."""
    for name, addresses in job["typed"].items():
        source, target = document.Sheets.getByName(name), fresh.Sheets.getByName(name)
        for cells in blocks(addresses):
            block = source.getCellRangeByName(cells)
            # A text stays one, whatever it looks like.
            target.getCellRangeByName(cells).setDataArray(block.getDataArray())
            for found in block.queryContentCells(FORMULAS):
                at = found.RangeAddress
                area = (at.StartColumn, at.StartRow, at.EndColumn, at.EndRow)
                target.getCellRangeByPosition(*area).setFormulaArray(found.getFormulaArray())
    return dump(fresh)


def act_out(office, job):
    done = 0
    # One that hangs is one that has crashed.
    watch = threading.Timer(SECONDS_TO_HANG, office.kill)
    watch.start()
    try:
        # Of a hidden window LibreOffice cannot say twice that a cell is locked: it crashes at the second time that
        # something is pasted or typed on one. Found with an empty new sheet, protected; a window that is shown, even
        # without a screen, has no such fault, and people have no hidden ones. Do not lock its controllers to save the
        # painting: it crashes then where a copy follows what was typed elsewhere.
        document = opened(office.desktop, job["path"], hidden=False)
        before = formulas(document)
        for act in job["acts"]:
            perform(document, office.dispatcher, act)
            done += 1
        sheets = dump(document)
        after = formulas(document)
        again = typed_again(office.desktop, job, document)
        document.close(True)
        return {"sheets": sheets, "again": again, "changed": changes(before, after)}
    except RuntimeException as error:
        # In the midst of a call the bridge says so in words alone.
        if not isinstance(error, DisposedException) and "disposed" not in error.Message:
            raise
        office.kill()
        office.start()
        return {"crash": done}
    finally:
        watch.cancel()


def type_softly(office, job):
    # Hidden, since painting a sheet works its cells out: one that nobody looks at is to be right as well.
    document, fresh = opened(office.desktop, job["path"]), opened(office.desktop, job["path"])
    try:
        stages = []
        for acts in job["soft"]:
            for act in acts:
                perform(document, office.dispatcher, act)
            stages.append({"sheets": dump_as_is(document), "again": retyped(fresh, job, document)})
        return stages
    finally:
        document.close(True)
        fresh.close(True)


def shown(document):
    sheets = [document.Sheets.getByName(name) for name in document.Sheets.ElementNames]
    return {sheet.Name: contents(sheet)["values"] for sheet in sheets if sheet.IsVisible}


def changed_cells(before, after, without):
    return [
        [name, r + 1, c + 1, value, before[name][r][c]]
        for name, rows in after.items()
        for r, row in enumerate(rows)
        if row != before[name][r]
        for c, value in enumerate(row)
        if value != before[name][r][c] and (name, r, c) != without
    ]


def try_each(office, job):
    document = opened(office.desktop, job["path"])
    try:
        found, blank = [], shown(document)
        for tried in job["tried"]:
            place = {"sheet": tried["sheet"], "range": tried["cell"]}
            cell = document.Sheets.getByName(tried["sheet"]).getCellRangeByName(tried["cell"])
            at, held = cell.CellAddress, cell.getDataArray()
            before = blank
            if held != (("",),):
                cell.clearContents(VALUES | DATES | TEXTS)
                before = shown(document)
            if tried.get("as") == "text":
                cell.String = tried["text"]
            else:
                if tried.get("as") == "cut":
                    perform(document, office.dispatcher, {"do": "cut", **place})
                perform(document, office.dispatcher, {"do": "type", "text": tried["text"], **place})
            found.append(changed_cells(before, shown(document), (tried["sheet"], at.Row, at.Column)))
            cell.clearContents(VALUES | DATES | TEXTS | FORMULAS)
            cell.setDataArray(held)
        return found
    finally:
        document.close(True)


class Office:
    def __init__(self, profile, headless=True):
        self.profile = Path(profile)
        self.window = ["--headless"] if headless else ["--nologo"]
        settings = self.profile / "user" / "registrymodifications.xcu"
        settings.parent.mkdir(parents=True, exist_ok=True)
        settings.write_text(SETTINGS)
        # So that the office does not outlive a script that has taken too long.
        signal.signal(signal.SIGTERM, lambda *_: sys.exit("It was told to end"))
        self.start()

    def start(self):
        # Of this run alone: suites run side by side, and a pipe of one name leads to one office.
        pipe = self.profile.parent.name
        self.process = subprocess.Popen(
            [
                "soffice",
                *self.window,
                "--norestore",
                f"-env:UserInstallation={self.profile.as_uri()}",
                f"--accept=pipe,name={pipe};urp;",
            ],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        self.desktop, self.dispatcher = connect(pipe)

    def kill(self):
        """Ends it at once: what was started is but a small program that starts the office in turn."""
        try:
            os.killpg(self.process.pid, signal.SIGKILL)
        except ProcessLookupError:
            pass

    def quit(self):
        """Ends it, also one that has crashed, hangs, or asks whether to save."""
        watch = threading.Timer(SECONDS_TO_QUIT, self.kill)
        watch.start()
        try:
            self.desktop.terminate()
            self.process.wait()
        except UnoException:
            # It was gone before it had answered, or has crashed.
            pass
        finally:
            watch.cancel()
            self.kill()


def results(office, job):
    return [
        act_out(office, file)
        if "acts" in file
        else type_softly(office, file)
        if "soft" in file
        else try_each(office, file)
        if "tried" in file
        else process(office.desktop, file)
        for file in job["files"]
    ]


def answer_to(office, job):
    try:
        return {"results": results(office, job)}
    except Exception as error:
        # The next job finds an office that works.
        office.kill()
        office.start()
        return {"error": "".join(traceback.format_exception(error))}


def serve(folder):
    job, answer, unfinished = (folder / name for name in ("job.json", "answer.json", "unfinished.json"))
    served = os.getppid()
    office = Office(folder / "profile")
    try:
        while os.getppid() == served:
            if not job.exists():
                time.sleep(0.01)
                continue
            unfinished.write_text(json.dumps(answer_to(office, json.loads(job.read_text()))))
            job.unlink()
            unfinished.rename(answer)
    finally:
        office.quit()
        shutil.rmtree(folder, ignore_errors=True)


def main():
    given = Path(sys.argv[1])
    if given.is_dir():
        serve(given)
    else:
        job = json.loads(given.read_text())
        office = Office(job["profile"])
        try:
            json.dump(results(office, job), sys.stdout)
            sys.stdout.flush()
        finally:
            office.quit()
    # Without Python's own tidying up, which now and then crashes with the office already gone.
    os._exit(0)


if __name__ == "__main__":
    main()
