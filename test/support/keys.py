"""Presses keys in windows of LibreOffice, as somebody at the table does.

Usage: keys.py JOB.json, where the job is {"profile": folder, "files": [{"path": file, "other": another
file or null, "width": of its window in pixels or null, "steps": [...]}]}. A step is {"go": cell, "sheet": name} (a click), {"keys": [names of keys
as xdotool has them]}, {"add": name} (a sheet, once nothing keeps it out), {"drag": range, "to": cell, "sheet": name} (with the mouse, to where its first cell is to
stand), {"turn": "path" or "other"} (to the window of that file), {"look": name} (at the sheet as it is then), {"save": file}
(as .xlsx), or {"picture": file} (of the screen, by ImageMagick). Prints a JSON list: for each file how "path" and "other" end: their
"sheets" as libreoffice.py has them, the "changed" formulas, and how many "links" there are to other files; and the
"looks" by their names, each with the "values" of the sheet, and "panes": the first and the last row and column of what
can be seen in each part of the window, from 0.
"""

import json
import os
import subprocess
import sys
import time
from pathlib import Path

import uno
import unohelper
from com.sun.star.awt import XKeyHandler
from com.sun.star.awt.PosSize import POSSIZE
from libreoffice import Office, changes, contents, dump, formulas, option, save

# Between keys: nobody types as fast.
MILLISECONDS = "20"
# In seconds; a busy machine takes its time between two keys. Waited for where keys go to a message, which tells
# nobody of them, and after the mouse.
QUIET = 1.5
# Longer than between the two presses of a double click.
BETWEEN_PRESSES = 0.7
SECONDS_TO_SELECT = 15
HEIGHT = 740
TABLE = uno.getConstantByName("com.sun.star.accessibility.AccessibleRole.TABLE")


def start_display():
    read, write = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(write), "-screen", "0", "1366x768x24", "-nolisten", "tcp"],
        pass_fds=[write],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    os.close(write)
    with os.fdopen(read) as said:
        os.environ["DISPLAY"] = ":" + said.readline().strip()
    # Without a window manager no window has the keys.
    manager = subprocess.Popen(["openbox"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    return [manager, server]


def xdotool(*words):
    return subprocess.run(["xdotool", *words], check=True, capture_output=True, text=True).stdout


def shown(desktop, path):
    return desktop.loadComponentFromURL(Path(path).as_uri(), "_blank", 0, (option("MacroExecutionMode", 0),))


def to_front(document):
    window = document.CurrentController.Frame.ContainerWindow
    window.toFront()
    window.setFocus()
    name = Path(document.URL).name
    search = ["xdotool", "search", "--onlyvisible", "--name", name]
    for _ in range(300):
        found = subprocess.run(search, capture_output=True, text=True).stdout.split()
        if found:
            break
        time.sleep(0.1)
    else:
        sys.exit(f"There is no window for {name}")
    xdotool("windowactivate", "--sync", found[-1])
    document.CurrentController.ComponentWindow.setFocus()
    # The window manager has said so; the office has yet to hear it.
    time.sleep(0.5)


def resize(document, width):
    window = document.CurrentController.Frame.ContainerWindow
    window.IsMaximized = False
    window.setPosSize(0, 0, width, HEIGHT, POSSIZE)
    time.sleep(QUIET)


def look(document):
    controller = document.CurrentController
    panes = [controller.getByIndex(i).VisibleRange for i in range(controller.Count)]
    seen = [[area.StartRow, area.EndRow, area.StartColumn, area.EndColumn] for area in panes]
    return {"panes": seen, **contents(controller.ActiveSheet)}


class Released(unohelper.Base, XKeyHandler):
    """Counts the keys that a window has worked off: it hears of a key's end after it has done what the key says."""

    def __init__(self):
        self.count = 0

    def keyPressed(self, event):
        return False

    def keyReleased(self, event):
        self.count += 1
        return False

    def disposing(self, source):
        pass


def type_keys(document, keys):
    """Presses keys, and waits until the window has worked them off, or nothing has moved for a while."""
    controller = document.CurrentController
    released = Released()
    controller.addKeyHandler(released)
    xdotool("key", "--delay", MILLISECONDS, *keys)
    seen, since = None, time.monotonic()
    while released.count < len(keys) and time.monotonic() - since < QUIET:
        time.sleep(0.05)
        now = (released.count, controller.Selection.AbsoluteName)
        if now != seen:
            seen, since = now, time.monotonic()
    controller.removeKeyHandler(released)


def panes(context):
    """The parts of the window, frozen and not: each is a table of all cells."""
    if context.getAccessibleRole() == TABLE:
        yield context
        return
    # A pane has as many children as there are cells; what else has many is no way to one.
    for i in range(min(context.getAccessibleChildCount(), 100)):
        yield from panes(context.getAccessibleChild(i).getAccessibleContext())


def place_of(document, cell):
    """The middle of a cell on the screen, as the office tells it to those who cannot see."""
    controller = document.CurrentController
    at = controller.ActiveSheet.getCellRangeByName(cell).CellAddress
    for pane in panes(controller.ComponentWindow.getAccessibleContext()):
        shown_cell = pane.getAccessibleCellAt(at.Row, at.Column).getAccessibleContext()
        start, size = shown_cell.getLocationOnScreen(), shown_cell.getSize()
        x, y = start.X + size.Width // 2, start.Y + size.Height // 2
        corner, whole = pane.getLocationOnScreen(), pane.getSize()
        if 0 < x - corner.X < whole.Width and 0 < y - corner.Y < whole.Height:
            return x, y
    sys.exit(f"{cell} is not in sight")


def pull(start, end):
    """Presses the mouse's button, goes elsewhere as a hand does, and lets go."""
    xdotool("mousemove", *map(str, start))
    time.sleep(BETWEEN_PRESSES)
    xdotool("mousedown", "1")
    for step in range(1, 11):
        x, y = [a + (b - a) * step // 10 for a, b in zip(start, end)]
        xdotool("mousemove", str(x), str(y))
        time.sleep(0.05)
    time.sleep(0.3)
    xdotool("mouseup", "1")


def wait_for_selection(document, cells):
    since = time.monotonic()
    while document.CurrentController.Selection.AbsoluteName != cells.AbsoluteName:
        if time.monotonic() - since > SECONDS_TO_SELECT:
            sys.exit(f"{document.CurrentController.Selection.AbsoluteName} is selected, not {cells.AbsoluteName}")
        time.sleep(0.1)


def drag(document, cells, to):
    sheet = document.CurrentController.ActiveSheet
    area, target = sheet.getCellRangeByName(cells), sheet.getCellRangeByName(to).CellAddress
    first, last = cells.split(":")
    pull(place_of(document, first), place_of(document, last))
    wait_for_selection(document, area)
    pull(place_of(document, first), place_of(document, to))
    right = target.Column + area.Columns.Count - 1
    bottom = target.Row + area.Rows.Count - 1
    wait_for_selection(document, sheet.getCellRangeByPosition(target.Column, target.Row, right, bottom))
    # The cells are there; until the mouse has been let go of for good keys are lost.
    time.sleep(QUIET)


def walk(office, job):
    looks = {}
    documents = {key: shown(office.desktop, job[key]) for key in ("other", "path") if job.get(key)}
    before = {key: formulas(document) for key, document in documents.items()}
    document = documents["path"]
    to_front(document)
    if job.get("width"):
        resize(document, job["width"])
    for step in job["steps"]:
        if "turn" in step:
            document = documents[step["turn"]]
            to_front(document)
        elif "add" in step:
            document.unprotect("")
            document.Sheets.insertNewByName(step["add"], document.Sheets.Count)
        elif "look" in step:
            looks[step["look"]] = look(document)
        elif "save" in step:
            save(document, step["save"])
        elif "picture" in step:
            # The window is painted when there is nothing else to do.
            time.sleep(QUIET)
            subprocess.run(["import", "-window", "root", step["picture"]], check=True)
        elif "drag" in step:
            document.CurrentController.setActiveSheet(document.Sheets.getByName(step["sheet"]))
            drag(document, step["drag"], step["to"])
        elif "go" in step:
            sheet = document.Sheets.getByName(step["sheet"])
            document.CurrentController.setActiveSheet(sheet)
            # As a click does: a cell that is selected by its range would keep Tab and Enter within it.
            frame = document.CurrentController.Frame
            office.dispatcher.executeDispatch(frame, ".uno:GoToCell", "", 0, (option("ToPoint", step["go"]),))
        else:
            type_keys(document, step["keys"])
    seen = {key: end(document, before[key]) for key, document in documents.items()}
    for document in documents.values():
        document.close(True)
    return {**seen, "looks": looks}


def end(document, before):
    changed = changes(before, formulas(document))
    return {"sheets": dump(document), "changed": changed, "links": document.ExternalDocLinks.Count}


def main():
    job = json.loads(Path(sys.argv[1]).read_text())
    helpers = start_display()
    office = None
    try:
        office = Office(job["profile"], headless=False)
        json.dump([walk(office, file) for file in job["files"]], sys.stdout)
        sys.stdout.flush()
    finally:
        if office:
            office.quit()
        for helper in helpers:
            helper.terminate()
    os._exit(0)


if __name__ == "__main__":
    main()
