import type { ComponentChildren } from "preact";
import { enterMatches, leagueAmong } from "../../season/enter-matches";
import type { NameTable } from "../../season/name-table";
import { readEvenings, type Basis } from "../../season/options";
import { season, type Season } from "../../season/season";
import { eventReport } from "../../sessions/event/report";
import type { LeagueFile } from "../../workbook/season/gather";
import { workbookExport, type WorkbookExport } from "../workbook/make/workbook-export";
import { loadFileName } from "../workbook/make/load-file-name";
import { loading } from "../shared/loading";
import type { ReadFiles } from "./read-evenings";
import { Remarks, ReportView } from "../components/report-view";
import { Table } from "../components/table";
import { texts as allTexts } from "../../season/texts";
import { loadSeasonWorkbook } from "./season-workbook";
import { seasonTexts as words } from "./season-texts";
import { SeasonView, type Join } from "./season-view";

/** Settings of a season, as typed. */
export interface SeasonChoice {
  readonly title: string;
  readonly basis: Basis;
  readonly best: string;
}

/** The view of the chosen files, and the workbook to make from them, if any. */
export interface FilesOutcome {
  readonly view: ComponentChildren;
  /** Remarks shown below everything else. */
  readonly remarks: readonly string[];
  readonly leaving: WorkbookExport | null;
}

/**
 * Returns the outcome for a league if one of the files is a league's workbook; else for the season.
 * @throws InputError
 */
export function outcomeOf(read: ReadFiles, names: NameTable, choice: SeasonChoice, onJoin: Join): FilesOutcome {
  const league = leagueAmong(read.leagues);
  return league ? leagueOutcome(league, read, names) : seasonOutcome(read, names, choice, onJoin);
}

/**
 * Enters the matches of the other files into a league. Shows its table and the entered matches, and makes its new
 * workbook.
 */
function leagueOutcome({ scored: league, options }: LeagueFile, read: ReadFiles, names: NameTable): FilesOutcome {
  const { scored, summary, entered, remarks, appearances } = enterMatches(league, read, names);
  return {
    view: (
      <>
        <p>{summary}</p>
        <ReportView report={eventReport(scored)} />
        <Remarks heading={words.entered} lines={entered} />
        {appearances.length > 0 && (
          <Table
            caption={allTexts.league.appearances}
            headings={[...allTexts.league.appearanceHeadings]}
            rows={appearances.map(({ team, player, matches, boards }) => ({
              cells: [team, player, String(matches), String(boards)],
            }))}
          />
        )}
      </>
    ),
    remarks: [...read.remarks, ...remarks],
    leaving: workbookExport({ plan: scored.plan, scored, options }),
  };
}

function seasonOutcome(
  read: ReadFiles,
  names: NameTable,
  { title, basis, best }: SeasonChoice,
  onJoin: Join
): FilesOutcome {
  const found = season(read.digests, { title, basis, names, ...bestOf(best) });
  return {
    view: <SeasonView season={found} onJoin={onJoin} />,
    remarks: [...read.remarks, ...found.remarks.map(({ text }) => text)],
    leaving: found.evenings.length > 0 ? seasonExport(found) : null,
  };
}

/** Reads the typed number of best evenings that count; blank for all. */
function bestOf(typed: string): { readonly best?: number } {
  return typed.trim() === "" ? {} : { best: readEvenings("best", typed) };
}

/** Returns the functions that make a season's workbook and its file name. */
export function seasonExport(found: Season): WorkbookExport {
  return {
    workbook: async () => {
      const { seasonWorkbook } = await loading(loadSeasonWorkbook());
      return seasonWorkbook(found);
    },
    fileName: async () => {
      const { fileName } = await loading(loadFileName());
      return fileName(found.rules.title, "");
    },
  };
}
