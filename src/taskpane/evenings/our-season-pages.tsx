import { useState } from "preact/hooks";
import { InputError } from "../../bridge/input-error";
import type { Host } from "../../excel/host";
import { readEvenings } from "../../season/options";
import { winningPoints, type ListedEvening, type OurSeason } from "../../season/our-season";
import { withWorkbook, type StoredSeason } from "../../season/stored-season";
import { texts as seasonRoom } from "../../season/texts";
import { carriedIn } from "../../workbook/season/carried";
import { isSeason } from "../../workbook/season/read-season";
import { readXlsx } from "../../xlsx/read-xlsx";
import { DropZone } from "../components/drop-zone";
import { TextField } from "../components/field";
import { Icon } from "../components/icon";
import { List, ListRow } from "../components/list-row";
import { Page } from "../components/page";
import { Segments } from "../components/segments";
import { BasisCards } from "../season/basis-cards";
import { seasonExport } from "../season/files-outcome";
import { bytesOfFile } from "../season/read-evenings";
import { seasonTexts } from "../season/season-texts";
import { pointsText } from "../season/season-view";
import { localDate } from "../shared/locale";
import { useTakenFile } from "../shared/use-taken-file";
import { ExportFoot } from "../workbook/make/export-buttons";
import { ourSeasonTexts as words } from "./our-season-texts";

interface Props {
  readonly stored: StoredSeason;
  readonly change: (changed: Partial<StoredSeason>) => void;
  readonly back: () => void;
}

/** The page with the rules by which evenings are added up. */
export function RulesPage({ stored, change, back }: Props) {
  const { title = "", basis = "scored", best } = stored.options;
  const [typed, setTyped] = useState(String(best ?? ""));
  const [fault, setFault] = useState("");
  const changeOptions = (changed: StoredSeason["options"]) => change({ options: { ...stored.options, ...changed } });
  const changeBest = (text: string) => {
    setTyped(text);
    try {
      changeOptions({ best: text.trim() === "" ? undefined : readEvenings("best", text), order: undefined });
      setFault("");
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      setFault(error.message);
    }
  };
  return (
    <Page title={seasonRoom.ours} back={back}>
      <TextField
        label={seasonTexts.best}
        name="best"
        value={typed}
        onType={changeBest}
        hint={seasonTexts.blankForAll}
        fault={fault}
        inputMode="numeric"
      />
      <h2>{seasonTexts.points}</h2>
      <BasisCards chosen={basis} onChoose={(chosen) => changeOptions({ basis: chosen })} />
      <h2>{words.below}</h2>
      <Segments
        label={words.below}
        options={words.belowOptions}
        chosen={stored.hasHandicaps ? "handicap" : "evenings"}
        onChoose={(chosen) => change({ hasHandicaps: chosen === "handicap" })}
      />
      <TextField
        label={seasonTexts.title}
        name="season-title"
        value={title}
        placeholder={seasonRoom.ours}
        onType={(text) => changeOptions({ title: text })}
      />
    </Page>
  );
}

interface EveningsProps extends Props {
  readonly found: OurSeason;
}

/** The page with all evenings that have results; pressing an evening counts it or leaves it out. */
export function ChooseEvenings({ found, stored, change, back }: EveningsProps) {
  return (
    <Page title={words.choose} back={back}>
      <p class="hint">{`${words.chooseHint} ${words.people}`}</p>
      <ul class="card list">
        {found.evenings.map((evening) => (
          <li key={evening.id}>
            <button
              type="button"
              class="list-row"
              role="checkbox"
              aria-checked={evening.counts}
              onClick={() => change({ chosen: { ...stored.chosen, [evening.id]: !evening.counts } })}
            >
              <span class="title">
                {localDate(evening.day)}
                <small>{inWords(evening)}</small>
              </span>
              {evening.counts && <Icon name="tick" />}
            </button>
          </li>
        ))}
      </ul>
    </Page>
  );
}

/** Names the winners of an evening with their points, or its title if the winners are unknown; "" without a score. */
function inWords({ digest: { score }, isFinished }: ListedEvening): string {
  if (!score) return "";
  const points = winningPoints(score);
  const names = score.entries.filter(({ rank }) => rank === 1).map(({ name }) => name);
  const winners =
    points === null || names.includes("")
      ? score.title
      : `${words.winners(names)}, ${words.points(pointsText(points), score.measure)}`;
  return isFinished ? winners : `${winners}, ${words.notFinished}`;
}

interface StartProps extends Omit<EveningsProps, "change"> {
  readonly onStart: (from: string) => void;
}

/** The page that sets the evening with which the season begins. */
export function FirstEvening({ found, stored, onStart, back }: StartProps) {
  const days = [...new Set(found.evenings.map(({ day }) => day).filter((day) => day !== ""))];
  const [last] = days;
  const row = (from: string, title: string) => (
    <ListRow
      key={from}
      title={title}
      value={from === stored.from ? <Icon name="tick" /> : undefined}
      onPress={() => onStart(from)}
    />
  );
  return (
    <Page title={words.firstEvening} back={back}>
      <p class="hint">{words.startHint}</p>
      <List>
        {last !== undefined && row(dayAfter(last), words.startWithNext)}
        {days.slice(0, -1).map((day) => row(day, words.startFrom(localDate(day))))}
        {row("", words.startWithAll)}
      </List>
    </Page>
  );
}

function dayAfter(day: string): string {
  const next = new Date(`${day}T12:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return next.toISOString().slice(0, 10);
}

interface WorkbookProps extends Omit<EveningsProps, "change"> {
  readonly save: (season: StoredSeason) => void;
  readonly host: Host | null;
}

/** The page that saves the season's workbook, and adds another one to the season. */
export function WorkbookPage({ found, stored, save, host, back }: WorkbookProps) {
  const { status, fault, onFiles } = useTakenFile(async (file) => {
    const workbook = await readXlsx(await bytesOfFile(file));
    if (!isSeason(workbook)) throw new InputError(words.noSeason(file.name));
    const carried = carriedIn(workbook);
    if (!carried) throw new InputError(words.carriesNothing(file.name));
    save(withWorkbook(stored, carried, Date.now()));
    return words.broughtIn(file.name, carried.evenings.length);
  });
  return (
    <Page title={words.workbook} back={back}>
      <DropZone label={words.bringIn} hint={words.bringInHint} accept=".xlsx" fault={fault} onFiles={onFiles} />
      <p role="status">{status}</p>
      {found.season.evenings.length > 0 && (
        <ExportFoot
          host={host}
          main={words.saveWorkbook}
          source={found}
          order={() => seasonExport(found.season)}
          forbidden=""
        />
      )}
    </Page>
  );
}
