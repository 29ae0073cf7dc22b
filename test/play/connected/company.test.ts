import "../../../src/sessions/field/more-games";
import { saidBy, typedDraft } from "../../../src/play/draft";
import { lastAct, placeKey, planOf, saying, standing, undone, type Evening } from "../../../src/play/evening";
import { ruling } from "../../../src/play/rulings";
import type { Said } from "../../../src/play/said";
import { tablesIn } from "../../../src/sessions/kinds";
import { drawing, network, type Phone } from "../../support/connected-phones";
import { runs, SEED } from "../../support/runs";

const EIGHT = Date.UTC(2026, 10, 27, 20);
const said = (text: string) => saidBy(typedDraft(1, text)!)!;
const LINES = ["4H N =", "3NT S -1", "2S E +2", "1C W =", "6D N -3", "passed out", "5CX S -2", "3H E +1"];

const begun: Evening = {
  ...{ id: "e", kind: "pairs", options: { pairs: ["10"], date: "2026-11-27" } },
  ...{ mark: "aZ0_-9", started: EIGHT, changed: EIGHT, entries: [] },
};
const plan = planOf(begun);
const tables = tablesIn(plan);
const boardsOf = (table: number) => tables.find((known) => known.table === table)?.boards ?? [];

const stand = (phone: Phone) =>
  Object.fromEntries(
    [...standing(phone.evening())].sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, what]) => [key, what])
  );

/** Five tables and two that look on, with the first one as hub. */
function evening(random: () => number, skew = 0) {
  const net = network(random, EIGHT);
  const wrong = () => Math.floor((random() - 0.5) * skew);
  const at = [1, 2, 3, 4, 5].map((table) => net.phone(`${table}`, table, { ...begun, id: `e${table}` }, wrong()));
  const looking = [6, 7].map((name) => net.phone(`${name}`, 1, { ...begun, id: `e${name}` }, wrong()));
  return { net, at, looking, all: [...at, ...looking] };
}

const enter = (phone: Phone, table: number, board: number, what: Said, now: number) =>
  phone.act((known) => saying(known, [{ table, board, said: what }], now));

describe("connected phones", () => {
  test("an accepted board, its correction and its being taken back are on every phone at once", () => {
    const { net, at, all } = evening(drawing(1));
    for (const phone of all.slice(1)) net.connect(all[0]!, phone);
    net.deliver();
    const board = boardsOf(3)[0]!;
    enter(at[2]!, 3, board, said("4H N ="), EIGHT + 1000);
    net.deliver();
    for (const phone of all) expect(stand(phone)).toEqual({ [placeKey({ table: 3, board })]: said("4H N =") });
    enter(at[2]!, 3, board, said("3NT S -1"), EIGHT + 1500);
    net.deliver();
    for (const phone of all) expect(stand(phone)).toEqual({ [placeKey({ table: 3, board })]: said("3NT S -1") });
    at[2]!.act((known) => undone(undone(known, EIGHT + 1800), EIGHT + 1900));
    net.deliver();
    for (const phone of all) expect(stand(phone)).toEqual({});
    for (const phone of all) expect(phone.company().questions()).toEqual([]);
  });

  test("what the Director rules on one phone, and takes back, is on every phone at once", () => {
    const { net, at, all } = evening(drawing(4));
    for (const phone of all.slice(1)) net.connect(all[0]!, phone);
    net.deliver();
    const [board = 0] = boardsOf(3);
    const turned = { ruling: "turned", table: 3, board } as const;
    const penalty = { ruling: "penalty", id: "late", is: { number: 4, amount: 10, unit: "percent", reason: "late" } } as const; // prettier-ignore
    at[1]!.act((known) => ruling(known, [{ ...turned, is: true }, penalty], EIGHT + 1000));
    net.deliver();
    const counted = (phone: Phone) => (phone.evening().rulings ?? []).filter(({ is }) => is !== null);
    for (const phone of all) expect(counted(phone)).toHaveLength(2);
    at[4]!.act((known) => ruling(known, [{ ...turned, is: null }], EIGHT + 2000));
    net.deliver();
    for (const phone of all) expect(counted(phone)).toEqual([{ ...penalty, time: expect.any(Number) as number }]);
  });

  test("what came from a connected phone is not undone elsewhere: Undo takes back the phone's own last board", () => {
    const { net, at, all } = evening(drawing(1));
    for (const phone of all.slice(1)) net.connect(all[0]!, phone);
    net.deliver();
    enter(at[1]!, 2, boardsOf(2)[0]!, said("4H N ="), EIGHT + 1000);
    net.deliver();
    enter(at[2]!, 3, boardsOf(3)[0]!, said("1C W ="), EIGHT + 2000);
    net.deliver();
    expect(lastAct(at[1]!.evening())).toEqual([{ table: 2, board: boardsOf(2)[0]!, said: said("4H N =") }]);
  });

  test("a result entered for the wrong table and taken back is gone everywhere, and the table's own result stays", () => {
    const { net, at, all } = evening(drawing(1));
    for (const phone of all.slice(1)) net.connect(all[0]!, phone);
    net.deliver();
    enter(at[0]!, 1, boardsOf(1)[0]!, said("4H N ="), EIGHT + 1000);
    enter(at[1]!, 2, boardsOf(2)[0]!, said("4H N ="), EIGHT + 1000);
    const board = boardsOf(2)[1]!;
    enter(at[0]!, 2, board, said("1C W ="), EIGHT + 2000);
    net.deliver();
    for (const phone of all) expect(stand(phone)[placeKey({ table: 2, board })]).toEqual(said("1C W ="));
    at[0]!.act((known) => undone(known, EIGHT + 3000));
    net.pass(2000);
    for (const phone of all) expect(stand(phone)[placeKey({ table: 2, board })]).toBeUndefined();
    // And with the table's own one after it.
    enter(at[0]!, 2, board, said("1C W ="), EIGHT + 4000);
    net.deliver();
    enter(at[1]!, 2, board, said("2S E +2"), EIGHT + 5000);
    net.pass(2000);
    for (const phone of all) expect(stand(phone)[placeKey({ table: 2, board })]).toEqual(said("2S E +2"));
    for (const phone of all) expect(phone.company().questions()).toEqual([]);
  });

  test.each([true, false])("a correction by another phone is asked about at the table: taken %p", (isTaken) => {
    const { net, at, all } = evening(drawing(1));
    for (const phone of all.slice(1)) net.connect(all[0]!, phone);
    net.deliver();
    const board = boardsOf(3)[0]!;
    enter(at[2]!, 3, board, said("4H N ="), EIGHT + 1000);
    net.pass(1000);
    enter(at[0]!, 3, board, said("4H N -1"), EIGHT + 2000);
    net.pass(1000);
    expect(all.map((phone) => phone.company().questions().length)).toEqual([0, 0, 1, 0, 0, 0, 0]);
    expect(stand(at[2]!)[placeKey({ table: 3, board })]).toEqual(said("4H N ="));
    at[2]!.company().answer("phone1", () => isTaken);
    net.pass(1000);
    for (const phone of all) {
      expect(phone.company().questions()).toEqual([]);
      expect(stand(phone)[placeKey({ table: 3, board })]).toEqual(said(isTaken ? "4H N -1" : "4H N ="));
    }
  });

  test("a phone that is silent is known as lost within five seconds, on every phone, and as heard when it is back", () => {
    const { net, at, all } = evening(drawing(1));
    for (const phone of all.slice(1)) net.connect(all[0]!, phone);
    net.pass(3000);
    const lost = (phone: Phone) =>
      phone
        .company()
        .members()
        .filter(({ silent }) => silent === null || silent > 4000)
        .map(({ id }) => id);
    for (const phone of all) expect(lost(phone)).toEqual([]);
    net.breakWire(all[0]!, at[3]!);
    net.pass(5000);
    for (const phone of all) if (phone !== at[3]) expect(lost(phone)).toEqual(["phone4"]);
    net.connect(all[0]!, at[3]!);
    net.pass(2000);
    for (const phone of all) expect(lost(phone)).toEqual([]);
  });

  test("a phone of another evening is told from the others, and nothing is taken from it", () => {
    const net = network(drawing(1), EIGHT);
    const first = net.phone("1", 1, begun);
    const other = net.phone("2", 2, { ...begun, mark: "bbbbbb", id: "other" });
    enter(other, 2, boardsOf(2)[0]!, said("4H N ="), EIGHT);
    net.connect(first, other);
    net.pass(3000);
    expect(stand(first)).toEqual({});
    expect(first.company().members()).toEqual([]);
  });

  test.each([
    "",
    "{",
    "[]",
    "null",
    '{"kind":"word"}',
    '{"kind":"beat"}',
    '{"kind":"word","word":{"id":"abcdef"}}',
    "x".repeat(50_000),
  ])("anything else that comes over a line changes nothing: %j", (text) => {
    const net = network(drawing(1), EIGHT);
    const first = net.phone("1", 1, begun);
    const line = { send: () => undefined };
    first.company().opened(line);
    first.company().received(line, text);
    expect(first.company().members()).toEqual([]);
    expect(first.evening()).toEqual(begun);
  });
});

/** What random evenings do to phones. */
interface Ways {
  /** Whether others than the table enter its boards, and codes are read beside. */
  readonly isMixed: boolean;
}

function play(seed: number, { isMixed }: Ways) {
  const random = drawing(seed);
  const below = (most: number) => Math.floor(random() * most);
  const pick = <T>(of: readonly T[]): T => of[below(of.length)]!;
  const { net, at, all } = evening(random, pick([0, 2000, 600_000]));
  net.weather(pick([0, 0.1, 0.4]), pick([1, 300, 3000]));
  const typed = new Map<string, Said[]>();
  const hub = pick(all);
  for (const phone of all) if (phone !== hub && random() < 0.8) net.connect(hub, phone);
  const put = (of: Phone, table: number) => {
    const board = pick(boardsOf(table));
    const [key, what] = [placeKey({ table, board }), said(pick(LINES))];
    typed.set(key, [...(typed.get(key) ?? []), what]);
    enter(of, table, board, what, net.now());
  };
  const undo = (of: Phone) => {
    const [last] = lastAct(of.evening());
    if (last && (isMixed || `${last.table}` === of.name)) of.act((known) => undone(known, net.now()));
  };
  const answer = (of: Phone) => {
    const [question] = of.company().questions();
    if (question) of.company().answer(question.from, () => random() < 0.5);
  };
  const reload = (of: Phone) => {
    if (random() < 0.3) of.forget();
    of.reload();
  };
  const link = (a: Phone, b: Phone) => a !== b && net.connect(a, b);
  /** What happens, with how often it does of a hundred times. */
  const acts: readonly (readonly [often: number, act: () => unknown])[] = [
    [40, () => pick(at.map((phone) => () => put(phone, Number(phone.name))))()],
    [10, () => undo(pick(at))],
    [isMixed ? 8 : 0, () => put(pick(at), pick(tables).table)],
    [isMixed ? 4 : 0, () => pick(at).read(pick(all), () => random() < 0.5)],
    [8, () => net.breakWire(pick(all), pick(all))],
    [10, () => link(pick(all), pick(all))],
    [6, () => reload(pick(all))],
    [4, () => answer(pick(all))],
    [10, () => net.pass(below(6000))],
  ];
  const urn = acts.flatMap(([often, act]) => Array<() => unknown>(often).fill(act));
  for (let step = 0; step < 60; step++) {
    pick(urn)();
    if (random() < 0.5) net.pass(below(300));
  }
  // All come back, by whatever hub.
  net.weather(0, 1);
  const last = pick(all);
  for (const phone of all) if (phone !== last) net.connect(last, phone);
  for (let round = 0; round < 60; round++) {
    net.pass(2000);
    const asked = all.filter((phone) => phone.company().questions().length > 0);
    if (asked.length === 0) break;
    const one = pick(asked);
    one.company().answer(one.company().questions()[0]!.from, () => random() < 0.5);
  }
  net.pass(3000);
  return { all, at, typed };
}

describe("random evenings with breaks, lost and late texts, wrong clocks and killed pages", () => {
  const COUNT = runs({ ci: 10, soak: 1000 });
  const seeds = Array.from({ length: COUNT }, (_, i) => SEED * 100_000 + i);

  test("where each table enters its own boards, each phone ends with exactly what the tables have entered", () => {
    for (const seed of seeds) {
      const { all, at } = play(seed, { isMixed: false });
      const own = at.flatMap((phone) =>
        [...standing(phone.evening())].filter(([key]) =>
          key.startsWith(placeKey({ table: Number(phone.name), board: 1 }).slice(0, -1))
        )
      );
      const expected = Object.fromEntries(own.sort(([a], [b]) => (a < b ? -1 : 1)));
      for (const phone of all) expect([seed, phone.name, stand(phone)]).toEqual([seed, phone.name, expected]);
    }
  });

  test("where others correct them, results are entered for wrong tables and codes are read beside, all end alike", () => {
    for (const seed of seeds) {
      const { all, typed } = play(seed, { isMixed: true });
      const expected = stand(all[0]!);
      for (const phone of all) {
        expect([seed, phone.name, phone.company().questions()]).toEqual([seed, phone.name, []]);
        expect([seed, phone.name, stand(phone)]).toEqual([seed, phone.name, expected]);
      }
      // Nothing stands that nobody has entered.
      for (const [key, what] of Object.entries(expected)) expect(typed.get(key)).toContainEqual(what);
    }
  });
});
