import { codeOf, readCode } from "../../src/play/code";
import { saidBy, typedDraft } from "../../src/play/draft";
import { planOf, saying, standing, undone, type Evening } from "../../src/play/evening";
import { offerOf, ownTable, stateOf, taking } from "../../src/play/merge";
import { joined, markOf } from "../../src/play/session-mark";

const MINUTE = 60_000;
const EIGHT = Date.UTC(2026, 10, 27, 20);
const said = (text: string) => saidBy(typedDraft(1, text)!)!;

/** An evening as a phone has it that entered some boards of a table. */
function phone(mark: string | undefined, table: number, boards: Readonly<Record<number, string>>): Evening {
  const options = { boards: 24, date: "2026-11-27" };
  const evening = {
    id: `of ${mark}`,
    kind: "four-pairs" as const,
    options,
    started: EIGHT,
    changed: EIGHT,
    entries: [],
  };
  return enters(mark === undefined ? evening : { ...evening, mark }, table, boards, EIGHT);
}

function enters(evening: Evening, table: number, boards: Readonly<Record<number, string>>, now: number): Evening {
  return Object.entries(boards).reduce(
    (known, [board, text]) => saying(known, [{ table, board: Number(board), said: said(text) }], now),
    evening
  );
}

/** What a phone sends of a table, as another one reads it. */
function sent(evening: Evening, table: number) {
  const plan = planOf(evening);
  const sender = { mark: markOf(evening), state: stateOf(evening, table), who: "" };
  return readCode(codeOf(plan, table, standing(evening), sender), plan);
}

/** A phone with all taken over that is chosen at first, as by one press. */
function pressed(evening: Evening, received: ReturnType<typeof sent>, now = EIGHT): Evening {
  const offer = offerOf(evening, received);
  return taking(evening, received, offer, () => offer.first === "there", now);
}

const at = (evening: Evening, table: number, board: number) => standing(evening).get(`${table}:${board}`);

test("a correction of the table where a board was played is chosen first, and taken by one press", () => {
  const second = phone("mmmmmm", 2, { 1: "4hn=", 2: "pass" });
  const first = pressed(phone("mmmmmm", 1, { 1: "3nn=", 2: "2sn=" }), sent(second, 2));
  expect(at(first, 2, 1)).toEqual(said("4hn="));
  const corrected = enters(second, 2, { 1: "4hn-1" }, EIGHT + 20 * MINUTE);
  const offer = offerOf(first, sent(corrected, 2));
  expect([offer.first, offer.conflicts.length, offer.alike, offer.doubt]).toEqual(["there", 1, 1, null]);
  expect(at(pressed(first, sent(corrected, 2)), 2, 1)).toEqual(said("4hn-1"));
  // Also where the first phone has typed a board of the other table by itself.
  const both = enters(phone("mmmmmm", 1, { 1: "3nn=" }), 2, { 1: "1nn=" }, EIGHT);
  expect([ownTable(both), offerOf(both, sent(corrected, 2)).first]).toEqual([1, "there"]);
});

test("an older state of a table puts nothing back by itself", () => {
  const second = phone("mmmmmm", 2, { 1: "4hn=" });
  const corrected = enters(second, 2, { 1: "4hn-1" }, EIGHT + 20 * MINUTE);
  const first = pressed(phone("mmmmmm", 1, { 1: "3nn=" }), sent(corrected, 2));
  expect(offerOf(first, sent(second, 2))).toMatchObject({ isOlder: true, first: null });
  // A third phone hands on what it has taken over, in the state in which it took it.
  const third = pressed(phone("mmmmmm", 3, {}), sent(second, 2), EIGHT + 60 * MINUTE);
  expect(offerOf(first, sent(third, 2))).toMatchObject({ isOlder: true, first: null });
  expect(offerOf(first, sent(corrected, 2))).toMatchObject({ isOlder: false, first: "there" });
});

test("two phones at one table are asked in both directions, each once, and nothing is chosen for them", () => {
  const [one, other] = [phone("mmmmmm", 1, { 1: "4hn=" }), phone("mmmmmm", 1, { 1: "4hn+1" })];
  for (const [here, there] of [
    [one, other],
    [other, one],
  ] as const) {
    const received = sent(there, 1);
    const offer = offerOf(here, received);
    expect([offer.conflicts.length, offer.first]).toEqual([1, null]);
    const kept = taking(here, received, offer, () => false, EIGHT + MINUTE);
    expect(at(kept, 1, 1)).toEqual(at(here, 1, 1));
    expect(offerOf(kept, received)).toMatchObject({ conflicts: [], settled: 1 });
    // Another correction is another question.
    const again = sent(enters(there, 1, { 1: "5hn=" }, EIGHT + 2 * MINUTE), 1);
    expect(offerOf(kept, again).conflicts).toHaveLength(1);
    expect(offerOf(enters(kept, 1, { 1: "pass" }, EIGHT), received).conflicts).toHaveLength(1);
  }
});

test("another evening of the same kind and day is asked about, once it was said to be the same not again", () => {
  const mine = phone("mmmmmm", 1, { 1: "4hn=" });
  const theirs = phone("nnnnnn", 2, { 1: "4hn+1" });
  const received = sent(theirs, 2);
  expect(offerOf(mine, received).doubt).toBe("other-evening");
  const merged = pressed(mine, received);
  expect(merged.entries[1]).toEqual({ table: 2, board: 1, said: said("4hn+1"), taken: true });
  expect(offerOf(merged, sent(enters(theirs, 2, { 2: "pass" }, EIGHT), 2)).doubt).toBeNull();
  expect(offerOf(merged, sent(phone("oooooo", 2, {}), 2)).doubt).toBe("other-evening");
  const old = readCode(codeOf(planOf(theirs), 2, standing(theirs)), planOf(mine));
  for (const evening of [mine, merged]) expect(offerOf(evening, old).doubt).toBe("unmarked");
  expect(offerOf(mine, old).first).toBe("there");
});

test("an evening from before there were marks has one by its id, and takes that of a code by which it joins", () => {
  const [one, other] = [phone(undefined, 1, { 1: "4hn=" }), { ...phone(undefined, 2, {}), id: "another" }];
  expect(markOf(one)).toMatch(/^[\w-]{6}$/);
  expect(markOf(one)).not.toBe(markOf(other));
  expect(offerOf(one, sent(other, 2)).doubt).toBe("other-evening");
  const join = joined(other, { ...one, mark: markOf(one) });
  expect(offerOf(one, sent(join, 2)).doubt).toBeNull();
  // What was sent before by its old mark still is of this evening.
  expect(offerOf(join, sent(other, 2)).doubt).toBeNull();
});

test("what another tab has said since is neither overwritten nor settled", () => {
  const mine = phone("mmmmmm", 1, { 1: "4hn=", 2: "pass" });
  const received = sent(phone("mmmmmm", 1, { 1: "5hn=", 2: "1nn=", 3: "1nn=", 4: "2nn=" }), 1);
  const offer = offerOf(mine, received);
  const meanwhile = enters(mine, 1, { 1: "6hn=", 3: "pass" }, EIGHT);
  const taken = taking(meanwhile, received, offer, () => true, EIGHT);
  expect([1, 2, 3, 4].map((board) => at(taken, 1, board))).toEqual(["6hn=", "1nn=", "pass", "2nn="].map(said));
  expect(taken.settled?.kept).toEqual([]);
  expect(at(undone(taken, EIGHT), 1, 2)).toEqual(said("pass"));
});
