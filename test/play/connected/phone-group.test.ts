import { draftResult, typedDraft } from "../../../src/play/draft";
import {
  lastAct,
  entryKey,
  eveningPlan,
  withEntries,
  currentResults,
  undoLastAct,
  type Evening,
} from "../../../src/play/evening";
import { renamed } from "../../../src/play/names";
import { withRulings, rulingKey, type Decision } from "../../../src/play/rulings";
import type { BoardResult } from "../../../src/play/board-result";
import { tablesIn } from "../../../src/sessions/kinds";
import { drawing, network, type Phone } from "../../support/connected-phones";
import { runs, SEED } from "../../support/runs";

const EIGHT = Date.UTC(2026, 10, 27, 20);
const said = (text: string) => draftResult(typedDraft(1, text)!)!;
const LINES = ["4H N =", "3NT S -1", "2S E +2", "1C W =", "6D N -3", "passed out", "5CX S -2", "3H E +1"];

const begun: Evening = {
  ...{ id: "e", kind: "pairs", options: { pairs: ["10"], date: "2026-11-27" } },
  ...{ mark: "aZ0_-9", started: EIGHT, changed: EIGHT, entries: [] },
};
const plan = eveningPlan(begun);
const tables = tablesIn(plan);
const boardsOf = (table: number) => tables.find((known) => known.table === table)?.boards ?? [];

const penalty = (id: string, reason: string) =>
  ({ ruling: "penalty", id, is: { number: 4, amount: 10, unit: "percent", reason } }) as const;
const AT = { table: 3, board: boardsOf(3)[0]! };
const RULINGS: readonly Decision[] = [
  { ruling: "turned", ...AT, is: true },
  { ruling: "group", ...AT, is: "B" },
  {
    ...{ ruling: "weighted", ...AT },
    is: [
      { points: 420, percent: 60, side: null },
      { points: -50, percent: 40, side: null },
    ],
  },
  penalty("late", "late"),
];
/** What the Director has ruled that stands, without when. */
const ruled = (phone: Phone) =>
  (phone.evening().rulings ?? [])
    .filter(({ is }) => is !== null)
    .sort((a, b) => (rulingKey(a) < rulingKey(b) ? -1 : 1))
    .map((each) => ({ ...each, time: undefined }));
const CHICAGO: Evening = {
  ...begun,
  kind: "chicago",
  options: { expected: "21 50 50; 22 70 70; 23 110 110", date: "2026-11-27" },
};

const stand = (phone: Phone) =>
  Object.fromEntries(
    [...currentResults(phone.evening())].sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, what]) => [key, what])
  );

/** Five tables and two that look on, with the first one as hub. */
function evening(random: () => number, skew = 0) {
  const net = network(random, EIGHT);
  const wrong = () => Math.floor((random() - 0.5) * skew);
  const at = [1, 2, 3, 4, 5].map((table) => net.phone(`${table}`, table, { ...begun, id: `e${table}` }, wrong()));
  const looking = [6, 7].map((name) => net.phone(`${name}`, 1, { ...begun, id: `e${name}` }, wrong()));
  return { net, at, looking, all: [...at, ...looking] };
}

const enter = (phone: Phone, table: number, board: number, what: BoardResult, now: number) =>
  phone.act((known) => withEntries(known, [{ table, board, said: what }], now));

describe("connected phones", () => {
  test("an accepted board, its correction and its being taken back are on every phone at once", () => {
    const { net, at, all } = evening(drawing(1));
    for (const phone of all.slice(1)) net.connect(all[0]!, phone);
    net.deliver();
    const board = boardsOf(3)[0]!;
    enter(at[2]!, 3, board, said("4H N ="), EIGHT + 1000);
    net.deliver();
    for (const phone of all) expect(stand(phone)).toEqual({ [entryKey({ table: 3, board })]: said("4H N =") });
    enter(at[2]!, 3, board, said("3NT S -1"), EIGHT + 1500);
    net.deliver();
    for (const phone of all) expect(stand(phone)).toEqual({ [entryKey({ table: 3, board })]: said("3NT S -1") });
    at[2]!.act((known) => undoLastAct(undoLastAct(known, EIGHT + 1800), EIGHT + 1900));
    net.deliver();
    for (const phone of all) expect(stand(phone)).toEqual({});
    for (const phone of all) expect(phone.company().questions()).toEqual([]);
  });

  test.each(RULINGS.map((decision) => [decision.ruling, decision] as const))(
    "what the Director rules on one phone, and another corrects and takes back, is on every phone at once: %s",
    (_, decision) => {
      const { net, at, all } = evening(drawing(4));
      for (const phone of all.slice(1)) net.connect(all[0]!, phone);
      net.deliver();
      const rules = (phone: Phone, what: Decision, after: number) => {
        phone.act((known) => withRulings(known, [what], EIGHT + after));
        net.deliver();
      };
      rules(at[1]!, decision, 1000);
      for (const phone of all) expect(ruled(phone)).toEqual([decision]);
      rules(at[4]!, { ...decision, is: null }, 2000);
      for (const phone of all) expect(ruled(phone)).toEqual([]);
      // On two phones that do not hear each other, of which the later one is cut off.
      net.breakWire(all[0]!, at[2]!);
      rules(at[2]!, decision, 9000);
      rules(at[4]!, { ...decision, is: null }, 8000);
      net.connect(all[0]!, at[2]!);
      net.pass(2000);
      for (const phone of all) expect(ruled(phone)).toEqual([decision]);
    }
  );

  test("rulings that no code has room for are on every phone too", () => {
    const { net, at, all } = evening(drawing(5));
    for (const phone of all.slice(1)) net.connect(all[0]!, phone);
    net.deliver();
    enter(at[1]!, 2, boardsOf(2)[0]!, said("4H N ="), EIGHT + 1000);
    const many = Array.from({ length: 60 }, (_, i) => penalty(`id${i}`, `${i} ${"too late at the table ".repeat(2)}`));
    at[1]!.act((known) => withRulings(known, many, EIGHT));
    net.pass(2000);
    for (const phone of all) expect(ruled(phone)).toHaveLength(60);
    for (const phone of all) expect(Object.keys(stand(phone))).toHaveLength(1);
  });

  test("high-card points that another phone adds are on every phone, and nobody is asked about them", () => {
    const net = network(drawing(6), EIGHT);
    const [first, second, third] = ["1", "2", "3"].map((name) => net.phone(name, 1, { ...CHICAGO, id: name }));
    const all = [first!, second!, third!];
    for (const phone of all.slice(1)) net.connect(first!, phone);
    net.deliver();
    const enters = (phone: Phone, board: number, what: BoardResult, after: number) => {
      enter(phone, 1, board, what, EIGHT + after);
      net.pass(1000);
    };
    const [deal = 0, next = 0] = tablesIn(eveningPlan(CHICAGO))[0]!.boards;
    enters(first!, deal, said("4H N ="), 1000);
    enters(second!, deal, { ...said("4H N ="), hcp: 23 } as BoardResult, 2000);
    enters(third!, next, { ...said("1C W ="), hcp: 17 } as BoardResult, 3000);
    for (const phone of all) {
      expect(phone.company().questions()).toEqual([]);
      expect(Object.values(stand(phone))).toEqual([
        { ...said("4H N ="), hcp: 23 },
        { ...said("1C W ="), hcp: 17 },
      ]);
    }
  });

  test("a name that is put right stands, though it was wrong by a clock a day ahead", () => {
    const { net, at, all } = evening(drawing(7));
    for (const phone of all.slice(1)) net.connect(all[0]!, phone);
    net.deliver();
    const names = (phone: Phone, title: string, now: number) => {
      phone.act((known) => {
        const options = { ...known.options, title };
        return { ...known, options, named: renamed(known, { ...known, options }, now) };
      });
      net.pass(1000);
    };
    names(at[1]!, "Fryday", EIGHT + 86_400_000);
    names(at[3]!, "Friday", EIGHT);
    for (const phone of all) expect(phone.evening().options.title).toBe("Friday");
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
    for (const phone of all) expect(stand(phone)[entryKey({ table: 2, board })]).toEqual(said("1C W ="));
    at[0]!.act((known) => undoLastAct(known, EIGHT + 3000));
    net.pass(2000);
    for (const phone of all) expect(stand(phone)[entryKey({ table: 2, board })]).toBeUndefined();
    // And with the table's own one after it.
    enter(at[0]!, 2, board, said("1C W ="), EIGHT + 4000);
    net.deliver();
    enter(at[1]!, 2, board, said("2S E +2"), EIGHT + 5000);
    net.pass(2000);
    for (const phone of all) expect(stand(phone)[entryKey({ table: 2, board })]).toEqual(said("2S E +2"));
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
    expect(stand(at[2]!)[entryKey({ table: 3, board })]).toEqual(said("4H N ="));
    at[2]!.company().answer("phone1", () => isTaken);
    net.pass(1000);
    for (const phone of all) {
      expect(phone.company().questions()).toEqual([]);
      expect(stand(phone)[entryKey({ table: 3, board })]).toEqual(said(isTaken ? "4H N -1" : "4H N ="));
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

  test("a phone is known as lost in time though the other one's clock was set back an hour", () => {
    const { net, at, all } = evening(drawing(1));
    net.connect(all[0]!, at[3]!);
    net.pass(3000);
    all[0]!.setClock(-3_600_000);
    net.pass(2000);
    net.breakWire(all[0]!, at[3]!);
    net.pass(5000);
    const [lost] = all[0]!.company().members();
    expect(lost!.silent).toBeGreaterThan(4000);
    expect(lost!.silent).toBeLessThan(8000);
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

  /** A phone, and a line to one that keeps to nothing. */
  function beset() {
    const net = network(drawing(1), EIGHT);
    const [first, friend] = [net.phone("1", 1, begun), net.phone("2", 2, { ...begun, id: "e2" })];
    net.connect(first, friend);
    net.deliver();
    const sent: string[] = [];
    const line = { send: (text: string) => void sent.push(text) };
    first.company().addChannel(line);
    const send = (what: unknown) =>
      first.company().receive(line, typeof what === "string" ? what : JSON.stringify(what));
    const beat = (have: unknown, id = "foe___") => send({ kind: "beat", id, marks: [begun.mark], have });
    beat({});
    const word = (more: object) =>
      send({
        kind: "word",
        word: { id: "foe___", turn: 1, own: 3, results: "", names: "", times: {}, kept: {}, over: [], ...more },
      });
    return { net, first, friend, sent, send, beat, word };
  }
  /** What is entered on the first phone is on its friend at once, and the other way round. */
  function stillWork({ net, first, friend }: ReturnType<typeof beset>): void {
    net.pass(2000);
    enter(first, 1, boardsOf(1)[0]!, said("4H N ="), net.now());
    enter(friend, 2, boardsOf(2)[0]!, said("1C W ="), net.now());
    net.pass(3000);
    for (const phone of [first, friend]) expect(Object.keys(stand(phone))).toHaveLength(2);
    enter(first, 1, boardsOf(1)[0]!, said("4H N -1"), net.now());
    net.pass(1000);
    for (const phone of [first, friend]) expect(Object.values(stand(phone))).toContainEqual(said("4H N -1"));
  }
  const MOST = Number.MAX_SAFE_INTEGER;
  const LAST_YEAR = Date.UTC(2199, 0);
  const times = { "1:1": LAST_YEAR, "9:9": MOST };
  test.each<[string, (foe: ReturnType<typeof beset>) => void]>([
    ["says that more was heard of this phone than ever was", ({ beat }) => beat({ phone1: [MOST, 0] })],
    [
      "says so without end",
      ({ send }) => send(`{"kind":"beat","id":"foe___","marks":["${begun.mark}"],"have":{"phone1":[1e999,0]}}`),
    ],
    ["says so as far as it is heard", ({ beat }) => beat({ phone1: [2 ** 52, 0], phone2: [2 ** 52, 0] })],
    ["speaks in this phone's name", ({ word }) => word({ id: "phone1", turn: MOST })],
    ["speaks in another one's name", ({ word }) => word({ id: "phone2", turn: MOST })],
    ["speaks in another one's name as far as it is heard", ({ word }) => word({ id: "phone2", turn: 2 ** 52 })],
    ["says that another one has left", ({ word }) => word({ id: "phone2", turn: 2 ** 52, left: true })],
    ["has the last word for ever", ({ word }) => word({ times })],
    ["has it till the end of the century", ({ word }) => word({ times: { "1:1": LAST_YEAR }, over: ["1:1"] })],
    ["says what no code says", ({ word }) => word({ results: "OT3".padEnd(4000, "A"), rulings: [1, { ruling: "x" }] })],
    [
      "knows the parts of objects",
      ({ send }) =>
        send('{"kind":"beat","id":"foe___","marks":["__proto__"],"have":{"__proto__":[1,1],"constructor":[5,0]}}'),
    ],
    [
      "says them of boards",
      ({ send }) =>
        send(
          JSON.stringify({
            kind: "word",
            word: { id: "foe___", turn: 1, own: 3, results: "", names: "", times: {}, kept: {}, over: [] },
          }).replace('"times":{', '"times":{"__proto__":5')
        ),
    ],
    ["is many", ({ word }) => Array.from({ length: 200 }, (_, i) => word({ id: `f${i}`.padEnd(6, "_"), own: i }))],
    [
      "tells of many",
      ({ beat }) =>
        Array.from({ length: 99 }, (_, i) =>
          beat(
            Object.fromEntries(Array.from({ length: 40 }, (__, j) => [`${i}-${j}`.padEnd(6, "_").slice(0, 6), [1, 0]]))
          )
        ),
    ],
    ["says too much at once", ({ send }) => send(`{"kind":"word","word":"${"x".repeat(1_000_000)}"}`)],
    ["goes deep", ({ send }) => send("[".repeat(39_000))],
  ])("a phone that was let in and %s does no harm to the others", (_, act) => {
    const foe = beset();
    act(foe);
    stillWork(foe);
    expect(foe.first.company().members().length).toBeLessThanOrEqual(40);
  });

  test("of a phone that never stops speaking no more is heard than time allows, and the others are heard", () => {
    const foe = beset();
    let passedOn = 0;
    const watched = { send: () => void passedOn++ };
    foe.first.company().addChannel(watched);
    foe.first.company().receive(watched, JSON.stringify({ kind: "beat", id: "friend", marks: [begun.mark], have: {} }));
    for (let turn = 1; turn < 5000; turn++) foe.word({ turn });
    expect(passedOn).toBeLessThan(120);
    stillWork(foe);
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
    first.company().addChannel(line);
    first.company().receive(line, text);
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
  const typed = new Map<string, BoardResult[]>();
  const hub = pick(all);
  for (const phone of all) if (phone !== hub && random() < 0.8) net.connect(hub, phone);
  const put = (of: Phone, table: number) => {
    const board = pick(boardsOf(table));
    const [key, what] = [entryKey({ table, board }), said(pick(LINES))];
    typed.set(key, [...(typed.get(key) ?? []), what]);
    enter(of, table, board, what, net.now());
  };
  const undo = (of: Phone) => {
    const [last] = lastAct(of.evening());
    if (last && (isMixed || `${last.table}` === of.name)) of.act((known) => undoLastAct(known, net.now()));
  };
  const answer = (of: Phone) => {
    const [question] = of.company().questions();
    if (question) of.company().answer(question.from, () => random() < 0.5);
  };
  const rule = (of: Phone) => {
    const { is, ...what } = pick(RULINGS);
    of.act((known) => withRulings(known, [{ ...what, is: random() < 0.7 ? is : null } as Decision], net.now()));
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
    [4, () => rule(pick(all))],
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
  const COUNT = runs({ ci: 5, soak: 1000 });
  const seeds = Array.from({ length: COUNT }, (_, i) => SEED * 100_000 + i);

  test("where each table enters its own boards, each phone ends with exactly what the tables have entered", () => {
    for (const seed of seeds) {
      const { all, at } = play(seed, { isMixed: false });
      const own = at.flatMap((phone) =>
        [...currentResults(phone.evening())].filter(([key]) =>
          key.startsWith(entryKey({ table: Number(phone.name), board: 1 }).slice(0, -1))
        )
      );
      const expected = Object.fromEntries(own.sort(([a], [b]) => (a < b ? -1 : 1)));
      for (const phone of all) expect([seed, phone.name, stand(phone)]).toEqual([seed, phone.name, expected]);
      for (const phone of all) expect([seed, phone.name, ruled(phone)]).toEqual([seed, phone.name, ruled(all[0]!)]);
    }
  });

  test("where others correct them, results are entered for wrong tables and codes are read beside, all end alike", () => {
    for (const seed of seeds) {
      const { all, typed } = play(seed, { isMixed: true });
      const expected = stand(all[0]!);
      for (const phone of all) {
        expect([seed, phone.name, phone.company().questions()]).toEqual([seed, phone.name, []]);
        expect([seed, phone.name, stand(phone)]).toEqual([seed, phone.name, expected]);
        expect([seed, phone.name, ruled(phone)]).toEqual([seed, phone.name, ruled(all[0]!)]);
      }
      // Nothing stands that nobody has entered.
      for (const [key, what] of Object.entries(expected)) expect(typed.get(key)).toContainEqual(what);
    }
  });
});
