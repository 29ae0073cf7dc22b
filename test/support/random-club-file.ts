import fc from "fast-check";
import { possibleScores } from "../../src/bridge/possible-scores";
import type { SessionOptions } from "../../src/sessions/session-options";

/** A club's evening: its options, and its results as a file has them. */
export interface ClubEvening {
  readonly options: SessionOptions;
  readonly csv: string;
}

const CONTRACTS = ["1C", "2D", "3H", "4S", "3NT", "4HX", "2SXX", "6NT", "7C", "1NT", "5DX"] as const;
const AWARDS = ["60/40", "A+/A-", "50/50", "40/60", "A+/A+", "63/40", "45/55", "60/60", "40/40"] as const;

interface Shape {
  readonly sizes: readonly number[];
  readonly boards: number;
  readonly winners: 1 | 2;
  readonly sections: "together" | "apart";
  readonly scoring: string;
}

/** A result of a row: contract, by, result, points, adjusted. */
function outcome(next: () => number, isSparse: boolean): string {
  const chance = next();
  const pick = <T>(list: readonly T[]) => list[Math.floor(next() * list.length)]!;
  if (chance < (isSparse ? 0.25 : 0.04)) return pick(["np,,,,", ",,,,"]);
  if (chance < 0.12 + (isSparse ? 0.25 : 0)) return `,,,,${pick(AWARDS)}`;
  if (chance < 0.4) {
    const points = pick([0, ...possibleScores(next() < 0.5)]);
    return `,,,${next() < 0.5 ? points : -points},`;
  }
  if (chance < 0.45) return "Pass,,,,";
  const contract = pick(CONTRACTS);
  const max = 7 - Number(contract[0]);
  const tricks = Math.floor(next() * (max + 4)) - 3;
  return `${contract},${pick(["N", "E", "S", "W"])},${tricks === 0 ? "=" : tricks > 0 ? `+${tricks}` : tricks},,`;
}

function evening(shape: Shape, seed: number): ClubEvening {
  const { sizes, boards, winners, sections, scoring } = shape;
  let state = seed || 1;
  const next = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
  const isSparse = next() < 0.3;
  const letter = (section: number) => (sizes.length > 1 ? String.fromCharCode(65 + section) : "");
  const lines: string[] = [];
  sizes.forEach((tables, section) => {
    for (let board = 1; board <= boards; board++)
      for (let table = 0; table < tables; table++) {
        const other = (table + board) % tables;
        const ns = winners === 2 ? table + 1 : 2 * table + 1;
        const ew = winners === 2 ? other + 1 : 2 * other + 2;
        if (next() < 0.08) continue;
        lines.push(`${board},${letter(section)}${ns},${letter(section)}${ew},${outcome(next, isSparse)},,,,,`);
      }
  });
  lines.sort(() => next() - 0.5);
  const ids = sizes.flatMap((tables, section) =>
    Array.from({ length: winners === 2 ? tables : 2 * tables }, (_, i) => `${letter(section)}${i + 1}`)
  );
  for (const id of ids)
    for (const side of winners === 2 ? ["N-S", "E-W"] : [""]) {
      if (next() < 0.5) continue;
      const handicap = next() < 0.3 ? (Math.floor(next() * 800) - 300) / 100 : "";
      const penalty = next() < 0.2 ? [5, 10, 2.5][Math.floor(next() * 3)]! : "";
      lines.push(`,,,,,,,,${id},${side},Names of ${id},${handicap},${penalty}`);
    }
  return {
    options: { pairs: ["4"], boards, scoring, winners, sections },
    csv: `board,ns,ew,contract,by,result,points,adjusted,pair,side,name,handicap,penalty\n${lines.join("\n")}\n`,
  };
}

/** A random evening of 6 to 40 pairs. */
export function clubEvening(): fc.Arbitrary<ClubEvening> {
  return fc
    .record({
      sizes: fc.oneof(
        fc.integer({ min: 3, max: 8 }).map((tables) => [tables]),
        fc.array(fc.integer({ min: 3, max: 6 }), { minLength: 2, maxLength: 3 }),
        fc.constant([20])
      ),
      boards: fc.integer({ min: 1, max: 8 }),
      winners: fc.constantFrom(1 as const, 2 as const),
      sections: fc.constantFrom("together" as const, "apart" as const),
      scoring: fc.constantFrom("matchpoints", "cross-imps", "butler"),
      seed: fc.integer({ min: 1, max: 2 ** 31 }),
    })
    .map(({ seed, ...shape }) => evening(shape, seed));
}
