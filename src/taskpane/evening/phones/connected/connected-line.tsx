import { useEffect } from "preact/hooks";
import { LOST_AFTER_MS, type Member } from "../../../../play/connected/phone-group";
import type { Question } from "../../../../play/connected/reconcile";
import type { RemoteEvening } from "../../../../play/code";
import { tableName } from "../../../../play/at-table";
import type { TablePlan } from "../../../../sessions/table-plan";
import { useSubscription } from "../../../shared/store";
import { useLatest } from "../../../shared/use-latest";
import type { EveningStore } from "../../shared/evening-store";
import { Merging } from "../merging";
import type { OpenEvening } from "../../shared/use-evening";
import { connectTexts as texts } from "./connect-texts";
import { connectionOf } from "./connection";
import "./connected-line.css";

interface Props {
  readonly open: OpenEvening;
  readonly store: EveningStore;
  readonly table: number;
  readonly onJoined: () => void;
}

/** Shows the connected phones and questions for people to decide; nothing before another phone has joined. */
export function ConnectedLine({ open, store, table, onJoined }: Props) {
  const { evening, plan, change } = open;
  const connection = connectionOf(store, evening.id);
  const members = useSubscription(connection, connection.members);
  useEffect(() => {
    connection.setView(change, table);
    return () => connection.setView(null, table);
  }, [connection, change, table]);
  useEffect(() => connection.reconcile(), [connection, evening]);
  const hasMembers = members.length > 0;
  const latestOnJoined = useLatest(onJoined);
  useEffect(() => {
    if (hasMembers) latestOnJoined.current();
  }, [hasMembers, latestOnJoined]);
  const [question] = connection.questions();
  if (connection.isElsewhere()) return members.length === 0 ? null : <p class="connected hint">{texts.elsewhere}</p>;
  if (members.length === 0) return null;
  const phoneQuestions = question ? connection.questions().filter(({ from }) => from === question.from) : [];
  const member = members.find(({ id }) => id === question?.from);
  return (
    <div class="connected">
      {memberLines(members, plan, connection.isStarting()).map(({ text, isTrouble }) => (
        <p class={isTrouble ? "trouble" : "hint"}>{text}</p>
      ))}
      {question && (
        <section role="alert">
          <p class="question">{texts.differentResult(member ? memberName(member, plan) : texts.aPhone)}</p>
          <Merging
            key={keyOf(phoneQuestions)}
            evening={evening}
            received={EMPTY_EVENING}
            offer={previewOf(phoneQuestions)}
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

const EMPTY_EVENING: RemoteEvening = { entries: [], states: {}, sender: null, isWorkbook: false, names: null };

const keyOf = (questions: readonly Question[]) => JSON.stringify(questions);

const previewOf = (questions: readonly Question[]) => ({
  news: [],
  equalCount: 0,
  settled: 0,
  renames: [],
  rulings: [],
  doubt: null,
  isOlder: false,
  conflicts: questions.map(({ conflict }) => conflict),
});

interface Line {
  readonly text: string;
  readonly isTrouble: boolean;
}

const plain = (text: string): Line => ({ text, isTrouble: false });
const trouble = (text: string): Line => ({ text, isTrouble: true });

/** Returns one line for all phones that are heard, and one for all lost phones, so that the pad does not move. */
function memberLines(members: readonly Member[], plan: TablePlan, isStarting: boolean): Line[] {
  if (isStarting && members.every(({ silent }) => silent === null)) return [plain(texts.looking)];
  const isHeard = ({ silent }: Member) => silent !== null && silent <= LOST_AFTER_MS;
  const heard = members.filter(isHeard);
  const tables = new Set(heard.flatMap(({ table }) => table ?? []));
  // A phone that has lost its storage, or was replaced at its table, is heard under another id. A lost phone without a
  // table is a spectator's: nobody waits for its results.
  const lost = members.filter((member) => !isHeard(member) && member.table !== null && !tables.has(member.table));
  const others = heard.filter(({ table }) => table === null).length;
  const phones = [
    ...(tables.size > 0 ? [tableNames([...tables], plan)] : []),
    ...(others > 0 ? [texts.others(others)] : []),
  ];
  return [
    phones.length > 0 ? plain(texts.connected(phones)) : trouble(texts.alone),
    ...(lost.length > 0 ? [trouble(lostLine(lost, plan))] : []),
    ...(lost.some(({ silent }) => silent === null || silent > LONG_SILENCE_MS) ? [plain(texts.useCodes)] : []),
    ...heard.filter(({ isStranger }) => isStranger).map((member) => trouble(texts.stranger(memberName(member, plan)))),
  ];
}

/** After this silence the line shows what to do. */
const LONG_SILENCE_MS = 60_000;

function lostLine(lost: readonly Member[], plan: TablePlan): string {
  const tables = new Set(lost.flatMap(({ table }) => table ?? []));
  const phones = tableNames([...tables], plan);
  if (tables.size > 1) return texts.silentTables(phones);
  // The phone of a table may have had several ids: the id heard last counts.
  const silent = Math.min(...lost.map((member) => member.silent ?? Infinity));
  if (silent === Infinity) return texts.notYet(phones);
  const seconds = Math.round(silent / 1000);
  return texts.silent(phones, seconds < 120 ? texts.seconds(seconds) : texts.minutes(Math.round(seconds / 60)));
}

function tableNames(tables: readonly number[], plan: TablePlan): string {
  return texts.tables([...tables].sort((a, b) => a - b).map((table) => tableName(plan, table)));
}

function memberName({ table }: Member, plan: TablePlan): string {
  return table === null ? texts.aPhone : texts.table(tableName(plan, table));
}
