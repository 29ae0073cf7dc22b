import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Host } from "../../excel/host";
import { TextField } from "../components/field";
import { Lazy } from "../components/lazy";
import { List, ListRow } from "../components/list-row";
import { Page } from "../components/page";
import { findFunctions } from "./find-functions";
import { FunctionPage } from "./function-page";
import { FUNCTIONS } from "./functions";
import { functionsTexts as texts } from "./functions-texts";
import type { Call, Metadata } from "./taken-cells";
import "./functions.css";

const inExcel = () => import("./functions-in-excel");

type FunctionsInExcel = Awaited<ReturnType<typeof inExcel>>;

const DOCTOR = "doctor";

interface FunctionsTabProps {
  readonly functions: readonly Metadata[];
  readonly host: Host;
}

/** The list of functions, and a page for each; in Excel also a page that checks the functions of the workbook. */
export function FunctionsTab({ functions, host }: FunctionsTabProps) {
  const { open, setOpen, page } = useOpenPage();
  const [searched, setSearched] = useState("");
  // Typed arguments of a function are kept while another function is open.
  const [calls, setCalls] = useState<ReadonlyMap<string, Call>>(new Map());
  const fn = functions.find(({ name }) => name === open);
  const back = () => setOpen("");
  const functionPage = (metadata: Metadata, parts: FunctionsInExcel | null) => (
    <FunctionPage
      fn={metadata}
      host={host}
      inExcel={parts}
      call={calls.get(open) ?? firstCall(metadata)}
      change={(call) => setCalls(new Map(calls).set(open, call))}
    />
  );
  return (
    <div ref={page} class="functions">
      {open === DOCTOR ? (
        <Page title={texts.check} back={back}>
          <Lazy load={inExcel}>{({ Doctor }) => <Doctor />}</Lazy>
        </Page>
      ) : fn ? (
        <Page
          title={texts.words[open]?.title ?? open}
          back={back}
          action={
            <a class="guide" href={fn.helpUrl} target="_blank" rel="noopener">
              {texts.help}
            </a>
          }
        >
          {host.can.insertFormula ? (
            <Lazy load={inExcel}>{(parts) => functionPage(fn, parts)}</Lazy>
          ) : (
            functionPage(fn, null)
          )}
        </Page>
      ) : (
        <FunctionList functions={functions} host={host} searched={searched} onSearch={setSearched} onOpen={setOpen} />
      )}
    </div>
  );
}

/** The open page, "" for the list, which keeps its scroll position. */
function useOpenPage() {
  const page = useRef<HTMLDivElement>(null);
  const [{ open, before, top }, setOpened] = useState({ open: "", before: "", top: 0 });
  useLayoutEffect(() => {
    if (open === before) return;
    page.current?.querySelector<HTMLElement>(open === "" ? `[name="${before}"]` : "h1")?.focus();
    window.scrollTo(0, open === "" ? top : 0);
  }, [open, before, top]);
  const setOpen = (next: string) => setOpened({ open: next, before: open, top: next === "" ? top : window.scrollY });
  return { open, setOpen, page };
}

function firstCall({ name, parameters }: Metadata): Call {
  return { typed: parameters.map((_, i) => FUNCTIONS[name]?.example[i] ?? ""), selections: new Map(), takeCount: 0 };
}

interface FunctionListProps extends FunctionsTabProps {
  readonly searched: string;
  readonly onSearch: (typed: string) => void;
  readonly onOpen: (name: string) => void;
}

function FunctionList({ functions, host, searched, onSearch, onOpen }: FunctionListProps) {
  const groups = findFunctions(functions, searched);
  return (
    <>
      <TextField
        label={texts.search}
        name="search"
        placeholder={texts.searchExample}
        value={searched}
        onType={onSearch}
        spellcheck={false}
      />
      {groups.map((group) => (
        <section key={group.heading}>
          <h2>{group.heading}</h2>
          <List>
            {group.functions.map(({ name }) => (
              <ListRow
                key={name}
                name={name}
                title={texts.words[name]?.title}
                below={<code>BRIDGE.{name}</code>}
                onPress={() => onOpen(name)}
              />
            ))}
          </List>
        </section>
      ))}
      {groups.length === 0 && <p role="status">{texts.noneFound(searched)}</p>}
      {host.canExamine && (
        <List>
          <ListRow
            icon="tick"
            name={DOCTOR}
            title={texts.check}
            below={texts.checkWhy}
            onPress={() => onOpen(DOCTOR)}
          />
        </List>
      )}
    </>
  );
}
