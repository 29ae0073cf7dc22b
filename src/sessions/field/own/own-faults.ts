import type { Fault } from "../../reading/result-lines";
import { inNumbers } from "../../../movements/board-runs";
import {
  areOfPlayers,
  areOneRun,
  boardsText,
  lowestOf,
  numbersTo,
  OWN_LIMITS,
  seatedAt,
  type OwnLine,
  type OwnSitOut,
} from "./own-line";
import { ownTexts } from "./texts";

const { faults: texts } = ownTexts;

type Column = "round" | "table" | "ns" | "ew" | "boards";

/**
 * Lists all faults that keep a movement from being played, by line; empty if it can be played.
 * @param sitOuts null if tables without a line of their own are known not to play, as in an option's text.
 */
export function faultsOf(lines: readonly OwnLine[], sitOuts: readonly OwnSitOut[] | null = []): Fault[] {
  const beyond = beyondLimits(lines);
  if (beyond.length > 0) return beyond;
  const seats = [...inOneRound(lines), ...missing(lines, sitOuts), ...wrongSitOuts(lines, sitOuts ?? [])];
  const sets = wrongSets(lines);
  // Boards that do not form sets are not checked for being played twice: otherwise the same fault would be reported
  // again for each contestant who plays them.
  const wrong = [...seats, ...sets, ...(sets.length === 0 ? again(lines) : [])];
  return wrong.length > 0 ? wrong : beyondVisits(lines);
}

/** Returns the fault of the line with which boards have come back to tables too often; empty if there is none. */
function beyondVisits(lines: readonly OwnLine[]): Fault[] {
  const times = new Map<string, number>();
  const visits = new Set<string>();
  for (const line of [...lines].sort((a, b) => a.round - b.round)) {
    const key = `${line.table} ${lowestOf(line)}`;
    const time = (times.get(key) ?? 0) + 1;
    times.set(key, time);
    visits.add(`${line.table} ${time}`);
    if (visits.size > OWN_LIMITS.visits) return [fault(line, "boards", texts.manyVisits(OWN_LIMITS.visits))];
  }
  return [];
}

const noun = (lines: readonly OwnLine[]) => (areOfPlayers(lines) ? "player" : "pair");

function fault({ line }: OwnLine, field: Column | "", message: string): Fault {
  return { line, field: field === "" ? "" : ownTexts.columns[field], message };
}

function beyondLimits(lines: readonly OwnLine[]): Fault[] {
  const [first] = lines;
  if (!first) return [{ line: 1, field: "", message: texts.empty }];
  const max = areOfPlayers(lines) ? OWN_LIMITS.players : OWN_LIMITS.pairs;
  const sets = inNumbers([...new Set(lines.map(lowestOf))]);
  const lowest = Math.min(...lines.flatMap(({ boards }) => boards));
  return lines.flatMap((line) => {
    const { round, table, ns, ew, boards } = line;
    if (ns.length !== ew.length || ns.length !== first.ns.length) return [fault(line, "", texts.mixed)];
    return [
      ...(round > OWN_LIMITS.rounds ? [fault(line, "round", texts.rounds(OWN_LIMITS.rounds))] : []),
      ...(table > OWN_LIMITS.tables ? [fault(line, "table", texts.tables(OWN_LIMITS.tables))] : []),
      ...(Math.max(...ns) > max ? [fault(line, "ns", texts.people(noun(lines), max))] : []),
      ...(Math.max(...ew) > max ? [fault(line, "ew", texts.people(noun(lines), max))] : []),
      ...(Math.max(...boards) - lowest >= OWN_LIMITS.boards
        ? [fault(line, "boards", texts.manyBoards(OWN_LIMITS.boards))]
        : []),
      ...(sets.indexOf(lowestOf(line)) >= OWN_LIMITS.sets
        ? [fault(line, "boards", texts.manySets(OWN_LIMITS.sets))]
        : []),
    ];
  });
}

/** Returns faults for contestants with two seats in a round, and for tables with two lines. */
function inOneRound(lines: readonly OwnLine[]): Fault[] {
  return lines.flatMap((line, index) => {
    const others = lines.slice(0, index).filter(({ round }) => round === line.round);
    const same = others.find(({ table }) => table === line.table);
    const seated = seatedAt(line);
    return [
      ...(same ? [fault(line, "table", texts.tableTwice(line.table, line.round, same.line))] : []),
      ...seated.flatMap((who, seat) => {
        const column = seat < line.ns.length ? "ns" : "ew";
        if (seated.indexOf(who) < seat) return [fault(line, column, texts.seatTwice(noun(lines), who))];
        const other = others.find((candidate) => candidate !== same && seatedAt(candidate).includes(who));
        return other ? [fault(line, column, texts.twoTables(noun(lines), who, other.table, other.line))] : [];
      }),
    ];
  });
}

/** Returns faults for contestants who sit out in a round in which they play, or in all rounds. */
function wrongSitOuts(lines: readonly OwnLine[], sitOuts: readonly OwnSitOut[]): Fault[] {
  return sitOuts.flatMap(({ line, round, column, who: out }) =>
    out.flatMap((who) => {
      const playing = lines.filter((candidate) => seatedAt(candidate).includes(who));
      const found = playing.find((candidate) => candidate.round === round);
      const field = ownTexts.columns[column];
      if (found) return [{ line, field, message: texts.twoTables(noun(lines), who, found.table, found.line) }];
      return playing.length === 0 ? [{ line, field, message: texts.neverPlays(noun(lines), who) }] : [];
    })
  );
}

/** Returns faults for gaps in the numbers of rounds, tables and contestants, and for a movement of one table. */
function missing(lines: readonly OwnLine[], sitOuts: readonly OwnSitOut[] | null): Fault[] {
  const gaps = (
    numbersIn: (line: OwnLine) => readonly number[],
    say: (line: OwnLine, gap: number[]) => Fault | null
  ) => {
    const all = new Set(lines.flatMap(numbersIn));
    return [...all].flatMap((number) => {
      const before = missingBefore(number, all);
      const line = lines.find((candidate) => numbersIn(candidate).includes(number));
      return (line && before.length > 0 && say(line, before)) || [];
    });
  };
  const tables = new Set(lines.map(({ table }) => table)).size;
  const tableNumbers = new Set(lines.map(({ table }) => table));
  const left = Math.max(...tableNumbers) - tableNumbers.size;
  // If in every round at least as many contestants sit out as table numbers are missing, they sit out at these tables.
  const isPhantom = sitOuts === null || left <= fewestOut(lines);
  const isIdle = (table: number) => isPhantom || sitOuts.some((sitOut) => sitOut.table === table);
  const first = lines[0];
  return [
    ...gaps(
      ({ round }) => [round],
      (line, gap) => fault(line, "round", texts.missingRounds(gap))
    ),
    ...gaps(seatedAt, (line, gap) => {
      const who = Math.min(...seatedAt(line).filter((number) => gap.every((left) => left < number)));
      return fault(line, line.ns.includes(who) ? "ns" : "ew", texts.missingPeople(noun(lines), who, gap));
    }),
    // A table need not play if the file has a line for it with a contestant who has no opponents.
    ...gaps(
      ({ table }) => [table],
      (line, gap) => {
        const unknown = gap.filter((table) => !isIdle(table));
        return unknown.length > 0 ? fault(line, "table", texts.missingTables(unknown)) : null;
      }
    ),
    ...(tables === 1 && first ? [fault(first, "table", texts.fewTables)] : []),
  ];
}

/** Returns the smallest number of pairs or players that sit out in a round. */
function fewestOut(lines: readonly OwnLine[]): number {
  const all = new Set(lines.flatMap(seatedAt)).size;
  const rounds = new Set(lines.map(({ round }) => round));
  const seated = [...rounds].map((round) => lines.filter((line) => line.round === round).flatMap(seatedAt).length);
  return all - Math.max(...seated);
}

/** Returns the unused numbers just below a number. */
function missingBefore(number: number, all: ReadonlySet<number>): number[] {
  const candidate = Math.max(0, ...[...all].filter((other) => other < number));
  return numbersTo(number - 1).slice(candidate);
}

/**
 * Returns faults for boards that do not form sets: two lines must have the same boards, or none in common. If all lines
 * are runs of boards, gaps between them are faults, too.
 */
function wrongSets(lines: readonly OwnLine[]): Fault[] {
  const sorted = (boards: readonly number[]) => boardsText(inNumbers(boards));
  const wrong = lines.flatMap((line, index) => {
    const { boards } = line;
    const other = lines
      .slice(0, index)
      .find(
        (candidate) =>
          sorted(candidate.boards) !== sorted(boards) && candidate.boards.some((board) => boards.includes(board))
      );
    if (!other) return [];
    return [fault(line, "boards", texts.overlap(sorted(boards), sorted(other.boards), other.line))];
  });
  // If a line has two runs of boards, the numbers between them may be unused.
  if (wrong.length > 0 || !lines.every(({ boards }) => areOneRun(boards))) return wrong;
  const played = inNumbers([...new Set(lines.flatMap(({ boards }) => boards))]);
  return played.flatMap((board, index) => {
    const before = played[index - 1] ?? board - 1;
    const line = lines.find(({ boards }) => boards.includes(board));
    if (before === board - 1 || !line) return [];
    return [fault(line, "boards", texts.missingBoards(boardsText(numbersTo(board - 1).slice(before))))];
  });
}

/** Returns faults for boards that a contestant plays a second time. */
function again(lines: readonly OwnLine[]): Fault[] {
  return lines.flatMap((line, index) => {
    const same = lines.slice(0, index).filter((candidate) => lowestOf(candidate) === lowestOf(line));
    const boards = boardsText(inNumbers(line.boards));
    return seatedAt(line).flatMap((who) => {
      const before = same.find((candidate) => candidate.round !== line.round && seatedAt(candidate).includes(who));
      return before ? [fault(line, "boards", texts.playedBefore(noun(lines), who, boards, before.line))] : [];
    });
  });
}
