import { EMPTY_DRAFT, draftResult, applyTap, typedDraft } from "../../src/play/draft";
import {
  draftsIn,
  isChangedSince,
  isTouched,
  hasPendingChange,
  newPendingEntry,
  reopenUndone,
  withLine,
  withoutLast,
  withTap,
  type PendingEntry,
} from "../../src/play/pending-entry";

const said = (text: string) => draftResult(typedDraft(1, text)!)!;
const line = (now: PendingEntry, text: string) => withLine(now, text, typedDraft(1, text));
const bid = (now: PendingEntry, level: number) =>
  withTap(now, applyTap(now.draft, { tap: "contract", level, strain: "H" }));

test("taps are taken back one by one; a second one on the same is none", () => {
  const blank = newPendingEntry(null);
  const four = bid(blank, 4);
  const five = bid(bid(four, 4), 5);
  expect([isTouched(blank), isTouched(four), isTouched(five)]).toEqual([false, true, true]);
  expect(withoutLast(five).draft).toEqual(four.draft);
  expect(withoutLast(withoutLast(five))).toEqual(blank);
  expect(withoutLast(blank)).toBe(blank);
});

test("a line is one step, whatever was typed on the way; deleted, it leaves what was there before", () => {
  const four = bid(newPendingEntry(null), 4);
  const typed = ["3", "3n", "3nt", "3ntw", "3ntw-", "3ntw-2"].reduce(line, four);
  expect([draftResult(typed.draft), typed.text]).toEqual([said("3ntw-2"), "3ntw-2"]);
  expect(withoutLast(typed)).toEqual(four);
  expect(line(typed, "")).toEqual(four);
  // What cannot be read is entered as well, and is no result.
  const half = line(newPendingEntry(null), "9h");
  expect([hasPendingChange(half, null), half.draft, hasPendingChange(line(half, ""), null)]).toEqual([
    true,
    EMPTY_DRAFT,
    false,
  ]);
  // A tap takes the place of the line.
  expect(bid(typed, 5).text).toBe("");
  expect(withoutLast(bid(typed, 5))).toEqual(typed);
});

test("what is entered is unaccepted as long as something else counts", () => {
  const passed = line(newPendingEntry(null), "pass");
  expect(hasPendingChange({ ...passed, text: "" }, null)).toBe(true);
  expect(hasPendingChange({ ...passed, text: "" }, said("pass"))).toBe(false);
  expect(hasPendingChange(undefined, null)).toBe(false);
  // What somebody has only looked at follows what counts.
  expect(hasPendingChange(newPendingEntry(null), said("4hn="))).toBe(false);
  expect([isChangedSince(passed, null), isChangedSince(passed, said("4hn="))]).toEqual([false, true]);
});

test("what was undone is entered again, and what was entered besides comes back by Undo", () => {
  const back = reopenUndone(undefined, said("4hn="), said("pass"));
  expect([draftResult(back.draft), hasPendingChange(back, said("pass")), back.before]).toEqual([
    said("4hn="),
    true,
    [],
  ]);
  const mine = bid(newPendingEntry(said("4hn=")), 5);
  expect(withoutLast(reopenUndone(mine, said("4hn="), null)).draft).toEqual(mine.draft);
  expect(hasPendingChange(reopenUndone(undefined, said("4hn="), said("4hn=")), said("4hn="))).toBe(false);
});

test("what was kept is there again; what is none of it is left out", () => {
  const kept = { "1:3": line(bid(newPendingEntry(said("pass")), 4), "4hn") };
  expect(draftsIn(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
  expect([draftsIn(null), draftsIn("x"), draftsIn({ "1:1": 7 })]).toEqual([{}, {}, {}]);
  const damaged = draftsIn({ "1:1": { draft: { level: 99 }, text: 5, before: [null, { text: "4" }], on: "x" } });
  expect(damaged["1:1"]).toEqual({
    ...{ draft: EMPTY_DRAFT, text: "", on: EMPTY_DRAFT },
    before: [
      { draft: EMPTY_DRAFT, text: "" },
      { draft: EMPTY_DRAFT, text: "4" },
    ],
  });
});
