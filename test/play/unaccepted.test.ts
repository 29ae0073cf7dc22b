import { EMPTY_DRAFT, saidBy, tapped, typedDraft } from "../../src/play/draft";
import {
  draftsIn,
  isChangedSince,
  isTouched,
  isUnaccepted,
  opened,
  takenBack,
  withLine,
  withoutLast,
  withTap,
  type Unaccepted,
} from "../../src/play/unaccepted";

const said = (text: string) => saidBy(typedDraft(1, text)!)!;
const line = (now: Unaccepted, text: string) => withLine(now, text, typedDraft(1, text));
const bid = (now: Unaccepted, level: number) =>
  withTap(now, tapped(now.draft, { tap: "contract", level, strain: "H" }));

test("taps are taken back one by one; a second one on the same is none", () => {
  const blank = opened(null);
  const four = bid(blank, 4);
  const five = bid(bid(four, 4), 5);
  expect([isTouched(blank), isTouched(four), isTouched(five)]).toEqual([false, true, true]);
  expect(withoutLast(five).draft).toEqual(four.draft);
  expect(withoutLast(withoutLast(five))).toEqual(blank);
  expect(withoutLast(blank)).toBe(blank);
});

test("a line is one step, whatever was typed on the way; deleted, it leaves what was there before", () => {
  const four = bid(opened(null), 4);
  const typed = ["3", "3n", "3nt", "3ntw", "3ntw-", "3ntw-2"].reduce(line, four);
  expect([saidBy(typed.draft), typed.text]).toEqual([said("3ntw-2"), "3ntw-2"]);
  expect(withoutLast(typed)).toEqual(four);
  expect(line(typed, "")).toEqual(four);
  // What cannot be read is entered as well, and is no result.
  const half = line(opened(null), "9h");
  expect([isUnaccepted(half, null), half.draft, isUnaccepted(line(half, ""), null)]).toEqual([
    true,
    EMPTY_DRAFT,
    false,
  ]);
  // A tap takes the place of the line.
  expect(bid(typed, 5).text).toBe("");
  expect(withoutLast(bid(typed, 5))).toEqual(typed);
});

test("what is entered is unaccepted as long as something else counts", () => {
  const passed = line(opened(null), "pass");
  expect(isUnaccepted({ ...passed, text: "" }, null)).toBe(true);
  expect(isUnaccepted({ ...passed, text: "" }, said("pass"))).toBe(false);
  expect(isUnaccepted(undefined, null)).toBe(false);
  // What somebody has only looked at follows what counts.
  expect(isUnaccepted(opened(null), said("4hn="))).toBe(false);
  expect([isChangedSince(passed, null), isChangedSince(passed, said("4hn="))]).toEqual([false, true]);
});

test("what was undone is entered again, and what was entered besides comes back by Undo", () => {
  const back = takenBack(undefined, said("4hn="), said("pass"));
  expect([saidBy(back.draft), isUnaccepted(back, said("pass")), back.before]).toEqual([said("4hn="), true, []]);
  const mine = bid(opened(said("4hn=")), 5);
  expect(withoutLast(takenBack(mine, said("4hn="), null)).draft).toEqual(mine.draft);
  expect(isUnaccepted(takenBack(undefined, said("4hn="), said("4hn=")), said("4hn="))).toBe(false);
});

test("what was kept is there again; what is none of it is left out", () => {
  const kept = { "1:3": line(bid(opened(said("pass")), 4), "4hn") };
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
