import { UNLIKE_LIMITS } from "../../bridge/outlier";
import { firstTrue } from "../kit/formula";
import { numberOf, type Remark } from "./lists";
import { PASS, type Step, type UNLIKE_STEPS } from "./steps";

type CellOf = (step: Step) => string;

/**
 * A board's result as it is compared with the others, in the row of its own table.
 * @param group where its group is typed: with other cards than at most tables it is not compared.
 */
export function comparedFormulas(cell: CellOf, group?: string) {
  const [fault, bid, tricks, standing] = [cell("fault"), cell("bid"), cell("tricks"), cell("standing")];
  const level = `INT((${bid}+4)/5)`;
  const isCompared = group === undefined ? `${fault}=0` : `TRIM(${group})="",${fault}=0`;
  const isPlayed = `AND(${isCompared},ISNUMBER(${cell("points")}),N(${bid})<${PASS})`;
  return {
    won: `IF(${isPlayed},IF(${cell("side")}=1,6+${level}+${tricks},7-${level}-${tricks}),"")`,
    strain: `IF(${cell("won")}="","",MOD(${bid},5))`,
    sound: `IF(AND(${isCompared},ISNUMBER(${standing})),${standing},"")`,
  };
}

/**
 * The steps that say how a result is unlike the others of its board: as bridge/outlier.ts has them. Results that are
 * not compared, such as those of a fouled board's groups, have blanks in the steps that are.
 * @param others the cells of the board at the other tables that play it.
 */
export function unlikeFormulas(
  here: CellOf,
  others: readonly CellOf[]
): Readonly<Record<(typeof UNLIKE_STEPS)[number], string>> {
  const note = here("note");
  if (others.length === 0)
    return { beyond: "0", apart: '""', away: "0", onlyDouble: "0", farPoints: "0", unlike: "0", asked: note };
  const all = (step: Step) => others.map((there) => there(step)).join();
  const each = (formula: (there: CellOf) => string) => others.map(formula).join();
  const [won, strain, side, sound] = [here("won"), here("strain"), here("side"), here("sound")];
  const [beyond, apart, away] = [here("beyond"), here("apart"), here("away")];
  const wonThere = all("won");
  const inStrain = each((there) => `${strain}=${there("strain")}`);
  const inStrainOr = (none: number) => each((there) => `IF(${strain}=${there("strain")},${there("won")},${none})`);
  const isOpposed = each((there) => `AND(${strain}=${there("strain")},${side}<>${there("side")})`);
  const isShared = each((there) => `AND(${there("won")}<>"",${side}=${there("side")})`);
  const doubledThere = others.map((there) => `IF(${there("won")}="",0,N(${there("doubling")}))`).join("+");
  const isFarAbove = `IF(${beyond}<>0,${beyond},${won}-MAX(${wonThere}))>0`;
  const say = (remark: Remark) => String(numberOf(remark));
  const farTricks =
    `IF(OR(${isShared}),IF((${isFarAbove})=(${side}=1),${say("moreTricks")},${say("fewerTricks")}),` +
    `IF(${side}=1,${say("declaredEw")},${say("declaredNs")}))`;
  const isOnlyDouble = `AND(N(${here("doubling")})>0,N(${here("tricks")})>=0,${doubledThere}=0)`;
  const soundThere = all("sound");
  return {
    beyond:
      `IF(OR(${won}="",NOT(OR(${inStrain}))),0,` +
      `MAX(0,${won}-MAX(${inStrainOr(-99)}))-MAX(0,MIN(${inStrainOr(99)})-${won}))`,
    apart:
      `IF(OR(${won}="",COUNT(${wonThere})=0),"",` +
      `ABS(${beyond})+MAX(0,${won}-MAX(${wonThere}),MIN(${wonThere})-${won})+IF(OR(${isOpposed}),1,0))`,
    away:
      `IF(N(${sound})>0,IF(MAX(${soundThere})>0,0,${sound}-MAX(${soundThere})),` +
      `IF(OR(N(${sound})=0,MIN(${soundThere})<0),0,MIN(${soundThere})-${sound}))`,
    onlyDouble: `IF(${isOnlyDouble},${say("onlyDouble")},0)`,
    farPoints: `IF(AND(COUNT(${soundThere})>0,${away}>0,${away}>=${limit(soundThere, "points")}),${say("farPoints")},0)`,
    unlike: firstTrue(
      [
        [`${apart}=""`, here("farPoints")],
        [`${apart}>=${limit(wonThere, "tricks")}`, farTricks],
      ],
      here("onlyDouble")
    ),
    asked: `IF(${note}>0,${note},${here("unlike")})`,
  };
}

/** The limit by how many of some cells have a number. */
function limit(cells: string, of: "tricks" | "points"): string {
  const rising = [...UNLIKE_LIMITS].reverse();
  return `CHOOSE(MAX(1,MIN(${rising.length},COUNT(${cells}))),${rising.map((each) => each[of]).join()})`;
}
