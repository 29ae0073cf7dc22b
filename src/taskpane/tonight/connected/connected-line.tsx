import { useEffect } from "preact/hooks";
import { LOST_AFTER_MS, type Member } from "../../../play/connected/phone-group";
import type { Question } from "../../../play/connected/reconcile";
import type { RemoteEvening } from "../../../play/code";
import { tableName } from "../../../play/at-table";
import type { TablePlan } from "../../../sessions/table-plan";
import { useSubscription } from "../../shared/store";
import type { EveningStore } from "../evening-store";
import { Merging } from "../merging";
import type { OpenEvening } from "../use-evening";
import { connectTexts as texts } from "./connect-texts";
import { connectionOf } from "./connection";

interface Props {
  readonly open: OpenEvening;
  readonly kept: EveningStore;
  readonly table: number;
}

/** Which phones are connected, and what only people can decide; nothing where no phone was ever let in. */
export function ConnectedLine({ open, kept, table }: Props) {
  const { evening, plan, change } = open;
  const connection = connectionOf(kept, evening.id);
  const members = useSubscription(connection, connection.members);
  useEffect(() => {
    connection.changeBy(change, table);
    return () => connection.changeBy(null, table);
  }, [connection, change, table]);
  useEffect(() => connection.said(), [connection, evening]);
  const [question] = connection.questions();
  if (connection.isElsewhere()) return members.length === 0 ? null : <p class="connected hint">{texts.elsewhere}</p>;
  if (members.length === 0) return null;
  const asked = question ? connection.questions().filter(({ from }) => from === question.from) : [];
  const who = members.find(({ id }) => id === question?.from);
  return (
    <div class="connected">
      {linesOf(members, plan, connection.isFresh()).map(({ text, isTrouble }) => (
        <p class={isTrouble ? "trouble" : "hint"}>{text}</p>
      ))}
      {question && (
        <section role="alert">
          <p class="question">{texts.asked(who ? nameOf(who, plan) : texts.aPhone)}</p>
          <Merging
            key={keyOf(asked)}
            evening={evening}
            received={NOTHING}
            offer={offerOf(asked)}
            take={(_, __, isChosen) =>
              connection.answer(question.from, (conflict) => isChosen({ ...conflict, likely: null }))
            }
            refuse={() => connection.answer(question.from, () => false)}
          />
        </section>
      )}
    </div>
  );
}

const NOTHING: RemoteEvening = { entries: [], states: {}, sender: null, isWorkbook: false, names: null };

const keyOf = (asked: readonly Question[]) => JSON.stringify(asked);

const offerOf = (asked: readonly Question[]) => ({
  ...{ news: [], alike: 0, settled: 0, renames: [], rulings: [], doubt: null, isOlder: false },
  conflicts: asked.map(({ conflict }) => conflict),
});

interface Line {
  readonly text: string;
  readonly isTrouble: boolean;
}

const plain = (text: string): Line => ({ text, isTrouble: false });
const trouble = (text: string): Line => ({ text, isTrouble: true });

/** Who is heard, and who is not: a line each, so that the pad stays where it is. */
function linesOf(members: readonly Member[], plan: TablePlan, isFresh: boolean): Line[] {
  if (isFresh && members.every(({ silent }) => silent === null)) return [plain(texts.looking)];
  const isHeard = ({ silent }: Member) => silent !== null && silent <= LOST_AFTER_MS;
  const heard = members.filter(isHeard);
  const tables = new Set(heard.flatMap(({ table }) => table ?? []));
  // A phone that has lost its memory, or was replaced at its table, is heard under another name; and who looks on has no
  // results for which anybody would wait.
  const lost = members.filter((member) => !isHeard(member) && member.table !== null && !tables.has(member.table));
  const others = heard.filter(({ table }) => table === null).length;
  const whom = [
    ...(tables.size > 0 ? [tablesOf([...tables], plan)] : []),
    ...(others > 0 ? [texts.others(others)] : []),
  ];
  return [
    whom.length > 0 ? plain(texts.connected(whom)) : trouble(texts.alone),
    ...(lost.length > 0 ? [trouble(lostLine(lost, plan))] : []),
    ...(lost.some(({ silent }) => silent === null || silent > LONG) ? [plain(texts.useCodes)] : []),
    ...heard.filter(({ isStranger }) => isStranger).map((member) => trouble(texts.stranger(nameOf(member, plan)))),
  ];
}

/** In milliseconds: after so long somebody is told what to do. */
const LONG = 60_000;

function lostLine(lost: readonly Member[], plan: TablePlan): string {
  const tables = new Set(lost.flatMap(({ table }) => table ?? []));
  const who = tablesOf([...tables], plan);
  if (tables.size > 1) return texts.silentTables(who);
  // As it was heard last, under whatever name.
  const silent = Math.min(...lost.map((member) => member.silent ?? Infinity));
  if (silent === Infinity) return texts.notYet(who);
  const seconds = Math.round(silent / 1000);
  return texts.silent(who, seconds < 120 ? texts.seconds(seconds) : texts.minutes(Math.round(seconds / 60)));
}

function tablesOf(tables: readonly number[], plan: TablePlan): string {
  return texts.tables([...tables].sort((a, b) => a - b).map((table) => tableName(plan, table)));
}

function nameOf({ table }: Member, plan: TablePlan): string {
  return table === null ? texts.aPhone : texts.table(tableName(plan, table));
}
