import { UNLIKE_LIMITS } from "../../bridge/unlike-others";
import { firstThat } from "../kit/formula";
import { numberOf, type Remark } from "./lists";
import { PASS, type Step, type UNLIKE_STEPS } from "./steps";

type CellOf = (step: Step) => string;

/** A board's result as it is compared with the others, in the row of its own table. */
export function comparedFormulas(cell: CellOf) {
  const [fault, bid, tricks, standing] = [cell("fault"), cell("bid"), cell("tricks"), cell("standing")];
  const level = `INT((${bid}+4)/5)`;
  const isPlayed = `AND(${fault}=0,ISNUMBER(${cell("points")}),N(${bid})<${PASS})`;
  return {
    won: `IF(${isPlayed},IF(${cell("side")}=1,6+${level}+${tricks},7-${level}-${tricks}),"")`,
    strain: `IF(${cell("won")}="","",MOD(${bid},5))`,
    sound: `IF(AND(${fault}=0,ISNUMBER(${standing})),${standing},"")`,
  };
}

/** The cells of a board at another table that plays it. */
interface Other {
  readonly cell: CellOf;
  /** What tells whether the cards there were the same; null where they are at all tables. */
  readonly isSame: string | null;
}

/** More than any number of a board. */
const FAR = 99_999;

/**
 * The steps that say how a result is unlike the others of its board: as bridge/unlike-others.ts has them. What was played
 * with other cards, in another group of a fouled board, is none of the others.
 */
export function unlikeFormulas(
  here: CellOf,
  others: readonly Other[]
): Readonly<Record<(typeof UNLIKE_STEPS)[number], string>> {
  const note = here("note");
  if (others.length === 0)
    return { beyond: "0", apart: '""', away: "0", onlyDouble: "0", farPoints: "0", unlike: "0", asked: note };
  const each = (formula: (there: CellOf, same: string) => string) =>
    others.map(({ cell, isSame }) => formula(cell, isSame === null ? "" : `${isSame},`)).join();
  /** The numbers of a step elsewhere, with something in place of those that are none or of other cards. */
  const all = (step: Step, none: string) =>
    each((there, same) =>
      same === "" ? there(step) : `IF(AND(${same}ISNUMBER(${there(step)})),${there(step)},${none})`
    );
  const most = (step: Step) => `MAX(${all(step, String(-FAR))})`;
  const least = (step: Step) => `MIN(${all(step, String(FAR))})`;
  const known = (step: Step) => `COUNT(${all(step, '""')})`;
  const [won, strain, side, sound] = [here("won"), here("strain"), here("side"), here("sound")];
  const [beyond, apart, away] = [here("beyond"), here("apart"), here("away")];
  const isInStrain = (there: CellOf, same: string) => {
    const isIn = `${strain}=${there("strain")}`;
    return same === "" ? isIn : `AND(${same}${isIn})`;
  };
  const inStrain = each(isInStrain);
  const inStrainOr = (none: number) => each((there, same) => `IF(${isInStrain(there, same)},${there("won")},${none})`);
  const isOpposed = each((there, same) => `AND(${same}${strain}=${there("strain")},${side}<>${there("side")})`);
  const isShared = each((there, same) => `AND(${same}${there("won")}<>"",${side}=${there("side")})`);
  const doubledThere = others
    .map(({ cell, isSame }) => {
      const isNone = `${cell("won")}=""`;
      return `IF(${isSame === null ? isNone : `OR(${isNone},NOT(${isSame}))`},0,N(${cell("doubling")}))`;
    })
    .join("+");
  const isFarAbove = `IF(${beyond}<>0,${beyond},${won}-${most("won")})>0`;
  const say = (remark: Remark) => String(numberOf(remark));
  const farTricks =
    `IF(OR(${isShared}),IF((${isFarAbove})=(${side}=1),${say("moreTricks")},${say("fewerTricks")}),` +
    `IF(${side}=1,${say("declaredEw")},${say("declaredNs")}))`;
  const isOnlyDouble = `AND(N(${here("doubling")})>0,N(${here("tricks")})>=0,${doubledThere}=0)`;
  return {
    beyond:
      `IF(OR(${won}="",NOT(OR(${inStrain}))),0,` +
      `MAX(0,${won}-MAX(${inStrainOr(-99)}))-MAX(0,MIN(${inStrainOr(99)})-${won}))`,
    apart:
      `IF(OR(${won}="",${known("won")}=0),"",` +
      `ABS(${beyond})+MAX(0,${won}-${most("won")},${least("won")}-${won})+IF(OR(${isOpposed}),1,0))`,
    away:
      `IF(N(${sound})>0,IF(${most("sound")}>0,0,${sound}-${most("sound")}),` +
      `IF(OR(N(${sound})=0,${least("sound")}<0),0,${least("sound")}-${sound}))`,
    onlyDouble: `IF(${isOnlyDouble},${say("onlyDouble")},0)`,
    farPoints: `IF(AND(${known("sound")}>0,${away}>0,${away}>=${limit(known("sound"), "points")}),${say("farPoints")},0)`,
    unlike: firstThat(
      [
        [`${apart}=""`, here("farPoints")],
        [`${apart}>=${limit(known("won"), "tricks")}`, farTricks],
      ],
      here("onlyDouble")
    ),
    asked: `IF(${note}>0,${note},${here("unlike")})`,
  };
}

/** The limit by how many other results are known. */
function limit(known: string, of: "tricks" | "points"): string {
  const rising = [...UNLIKE_LIMITS].reverse();
  return `CHOOSE(MAX(1,MIN(${rising.length},${known})),${rising.map((each) => each[of]).join()})`;
}
