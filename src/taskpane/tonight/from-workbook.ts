import { InputError } from "../../bridge/input-error";
import { eveningCode, IN_WORKBOOK } from "../../play/code";
import { withEntries, type Entry } from "../../play/evening";
import { planSync } from "../../play/in-workbook/sync-plan";
import { withRulings, type Ruling } from "../../play/rulings";
import { comparedTo, rulingsOfScored } from "../../play/rulings-of-scored";
import { readWorkbook } from "../open/read-workbook";
import type { EveningStore } from "./evening-store";
import { keptListTexts as texts } from "./kept-list-texts";
import { newEvening } from "./new-evening";
import { ruledIn } from "./ruling-words";
import { placeName } from "./words";
import { eveningOf, linesOf, plannedIn, playableIn, type Playable } from "./workbook-lines";

/** The evening of a workbook, with what is typed there to be compared, "" where the evening is new here. */
interface FromWorkbook {
  readonly id: string;
  readonly brought: string;
  /** What is to be told of it; "" for nothing. */
  readonly note: string;
}

/**
 * Brings what is typed in a saved workbook to the evening of which it was made, or sets that up.
 * @throws InputError where it is none that is played at tables.
 */
export async function fromWorkbook(kept: Pick<EveningStore, "all" | "add">, file: File): Promise<FromWorkbook> {
  const playable = playableIn(await readWorkbook(file));
  const known = playable.map((each) => ({ each, evening: eveningOf(kept, each) }));
  const [found, ...more] = known.some(({ evening }) => evening) ? known.filter(({ evening }) => evening) : known;
  if (!found) throw new InputError(texts.noTables(file.name));
  if (more.length > 0) throw new InputError(texts.several(file.name));
  const { each, evening } = found;
  const typed = typedIn(each);
  const ruled = rulingsOfScored(each.session.outcome.scored);
  if (evening) {
    const { news, others } = comparedTo(evening.rulings ?? [], ruled);
    // Nobody knows how late they are: what the pad has otherwise stays.
    const rulings = news.map((ruling): Ruling => ({ ...ruling, time: 1 }));
    const stay = ruledIn(
      each.plan,
      others.map((ruling): Ruling => ({ ...ruling, time: 1 }))
    );
    const note = [typed.note, stay.length === 0 ? "" : texts.otherRulings(stay.map(({ text }) => text))]
      .filter(Boolean)
      .join(" ");
    const entries = typed.entries.map(({ table, board, said }) => ({ table, board, said }));
    const said = { ...evening, entries, rulings, withdrawn: [], settled: undefined };
    const code = eveningCode(said, IN_WORKBOOK, "results");
    return { id: evening.id, brought: `${note} ${code}`.trim(), note };
  }
  const begun = withRulings(withEntries(newEvening(plannedIn(each)), typed.entries, Date.now()), ruled, Date.now());
  kept.add(begun);
  return { id: begun.id, brought: "", note: [texts.setUp(typed.entries.length), typed.note].filter(Boolean).join(" ") };
}

/** What is typed at its tables, and what a pad cannot take of it, in words. */
function typedIn({ plan, session }: Playable): { readonly entries: readonly Entry[]; readonly note: string } {
  const lines = linesOf(plan, session);
  const { entries, unfinished, adjusted } = planSync(plan, { entries: [] }, {}, lines);
  const left = [
    ...unfinished,
    ...adjusted.flatMap(({ board, tables }) => tables.map((table) => ({ table, board }))),
  ].map((at) => placeName(plan, at));
  return {
    entries: entries.map(({ table, board, said }) => ({ table, board, said, taken: true as const })),
    note: left.length === 0 ? "" : texts.left([...new Set(left)].join("; ")),
  };
}
