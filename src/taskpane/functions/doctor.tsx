import { useEffect, useState } from "preact/hooks";
import type { BridgeCell, Diagnosis, FoundSession } from "../../excel/doctor";
import type { Undo } from "../../excel/write-cells";
import { Banner } from "../components/banner";
import { Button } from "../components/button";
import { FootBar } from "../components/foot-bar";
import { StatusRegion, useActionRunner } from "../components/status-region";
import { doctorTexts as words } from "./doctor-texts";
import { loading } from "../shared/loading";
import { useLatest } from "../shared/use-latest";
import "../components/card.css";

/** Maximum number of cells listed; the others are only counted. */
const LISTED = 12;

/** The outcome of a change, with its undo. */
interface Changed {
  readonly message: string;
  readonly undo: Undo;
}

type Change = (make: () => Promise<Changed>) => void;

const examining = () => loading(import("../../excel/doctor"));

/** Finds the BRIDGE functions of the open workbook, and changes them on request. */
export function Doctor() {
  const [diagnosis, setDiagnosis] = useState<Diagnosis | null>(null);
  const { status, attempt } = useActionRunner();
  const refresh = async () => setDiagnosis(await (await examining()).examine());
  /** Makes a change, examines the workbook again, and offers to undo the change. */
  const change: Change = (make) => {
    void attempt(async () => {
      const { message: text, undo } = await make();
      await refresh();
      const takeBack = () => {
        void attempt(async () => {
          await undo();
          await refresh();
          return { intent: "success", text: words.undone };
        });
      };
      return { intent: "success", text, extra: <Button onPress={takeBack}>{words.undo}</Button> };
    });
  };
  const examine = () => {
    void attempt(async () => {
      await refresh();
      return null;
    });
  };
  // Opening the page starts the first examination.
  const first = useLatest(examine);
  useEffect(() => first.current(), [first]);
  return (
    <div class="doctor">
      <p class="hint">{words.hint}</p>
      <div class="findings">{diagnosis && <Findings diagnosis={diagnosis} change={change} />}</div>
      <StatusRegion status={status} />
      <FootBar>
        <Button variant="primary" onPress={examine}>
          {words.examine}
        </Button>
      </FootBar>
    </div>
  );
}

function Findings({ diagnosis, change }: { readonly diagnosis: Diagnosis; readonly change: Change }) {
  const { sessions, cells } = diagnosis;
  const others = cells.filter((cell) => !sessions.some(({ sheets }) => sheets.includes(cell.sheet)));
  if (sessions.length + others.length === 0) return <p>{words.noFunctions}</p>;
  return (
    <>
      {sessions.map((session) => (
        <SessionEntry session={session} cells={cells} change={change} />
      ))}
      {others.length > 0 && <OthersEntry cells={others} change={change} />}
    </>
  );
}

interface EntryProps {
  readonly cells: readonly BridgeCell[];
  readonly change: Change;
}

function SessionEntry({ session, cells, change }: EntryProps & { readonly session: FoundSession }) {
  const { description, sheets, title, openedOn } = session;
  const sessionCells = cells.filter(({ sheet }) => sheets.includes(sheet));
  const isBuiltIn = description.formulas === "built-in";
  const press = () =>
    change(async () => {
      const { changeDialect } = await examining();
      return { message: words.changed, undo: await changeDialect(session) };
    });
  return (
    <section class="card">
      <h2>{words.session(title, openedOn)}</h2>
      <p>{isBuiltIn ? words.builtIn : words.addIn(sessionCells.length)}</p>
      <WrongCells cells={sessionCells} />
      <div class="ways">
        <Button onPress={press}>{isBuiltIn ? words.toAddIn : words.toBuiltIn}</Button>
      </div>
    </section>
  );
}

function OthersEntry({ cells, change }: EntryProps) {
  const sheets = [...new Set(cells.map(({ sheet }) => sheet))];
  const press = () =>
    change(async () => {
      const { formulasToValues } = await examining();
      const { changed, undo } = await formulasToValues(cells);
      return { message: words.valued(changed, cells.length - changed), undo };
    });
  return (
    <section class="card">
      <h2>{words.others}</h2>
      {sheets.map((sheet) => {
        const addresses = cells.filter((cell) => cell.sheet === sheet).map(({ address }) => address);
        const listed = addresses.slice(0, LISTED);
        return <p>{words.cellsOn(listed, addresses.length - listed.length, sheet)}</p>;
      })}
      <WrongCells cells={cells} />
      <div class="ways">
        <Button onPress={press}>{words.toValues}</Button>
      </div>
    </section>
  );
}

/** Lists the cells that show an error. */
function WrongCells({ cells }: { readonly cells: readonly BridgeCell[] }) {
  const wrong = cells.filter(({ error }) => error !== null);
  if (wrong.length === 0) return null;
  const listed = wrong.slice(0, LISTED).map(({ sheet, address, error }) => `${sheet} ${address} ${error}`);
  return <Banner intent="fault" title={words.wrong(listed, wrong.length - listed.length)} />;
}
