// The workbooks that are ready to be taken as they are: each game in its usual sizes, before play, for both
// papers. The site has all of them, docs/ready/ those that are asked for most.
import { siteOf, tableLinks } from "../src/play/table-link";
import { DEALS } from "../src/sessions/chicago/plan";
import { emptySession, planSession, type KindName } from "../src/sessions/kinds";
import type { SessionOptions } from "../src/sessions/session-options";
import { PAPERS, type Paper } from "../src/workbook/model";
import { sessionWorkbook } from "../src/workbook/session-workbook";
import { writeWorkbook } from "../src/xlsx/write-xlsx";
import { timeless } from "./timeless";

/** A game in one of its usual sizes. */
export interface ReadySession {
  /** What its files are called, before the paper. */
  readonly name: string;
  /** What tells it from the game's others. */
  readonly label: string;
  readonly options: SessionOptions;
  /** What heads it and the sizes behind it on the site's first page, where it is the usual one. */
  readonly row?: ReadyRow;
  /** Whether docs/ready/ has it too. */
  readonly asked?: boolean;
}

interface ReadyRow {
  readonly title: string;
  /** Who plays how much, in the fewest words. */
  readonly needs: string;
}

/** A game with its sizes, each usual one before those that stand in its row, and what people want to know of it first. */
export interface ReadyGame {
  readonly kind: KindName;
  readonly title: string;
  readonly needs: string;
  readonly about: string;
  readonly sessions: readonly ReadySession[];
}

const SCORINGS = { imps: "IMPs", vps: "victory points", matchpoints: "matchpoints" } as const;

/** Home duplicate of some boards, by what decides. */
function home(kind: "four-pairs" | "five-pairs", boards: number, scoring: keyof typeof SCORINGS): ReadySession {
  const label = `${boards} boards, ${SCORINGS[scoring]}`;
  return { name: `${kind}-${boards}-${scoring}`, label, options: { boards, scoring } };
}

/** Pairs or individuals by one of the movements that are not the usual ones of their number. */
function field(
  kind: "pairs" | "individual",
  name: string,
  count: number,
  boards: number,
  chosen: Pick<SessionOptions, "rounds" | "movement"> = {}
): ReadySession {
  const who = kind === "pairs" ? "pairs" : "players";
  const label = `${count} ${who}, ${boards} boards${chosen.movement === "mitchell" ? ", two winners" : ""}`;
  return { name, label, options: { [who]: [String(count)], boards, ...chosen } };
}

/** Chicago for so many. */
function chicagoOf(inWords: string, count: number, rounds: number): ReadySession {
  const deals = DEALS * rounds;
  const label = `${count} players, ${deals} deals`;
  return { name: `chicago-${inWords}-${deals}`, label, options: { players: [String(count)], rounds } };
}

const asked = (session: ReadySession): ReadySession => ({ ...session, asked: true });

/** A session that heads a row. */
const headed = (title: string, needs: string, session: ReadySession): ReadySession => ({
  ...session,
  row: { title, needs },
});

export const READY_GAMES: readonly ReadyGame[] = [
  {
    kind: "four-pairs",
    title: "Four pairs at home",
    needs: "Eight players, two tables",
    about: "Everybody plays with and against every other pair. Each pair has its own result.",
    sessions: [
      headed("Four pairs, IMPs", "8 players · 24 boards", asked(home("four-pairs", 24, "imps"))),
      home("four-pairs", 18, "imps"),
      home("four-pairs", 30, "imps"),
      home("four-pairs", 24, "matchpoints"),
      headed("Four pairs, VPs", "8 players · 24 boards", asked(home("four-pairs", 24, "vps"))),
      home("four-pairs", 18, "vps"),
      home("four-pairs", 30, "vps"),
    ],
  },
  {
    kind: "five-pairs",
    title: "Five pairs at home",
    needs: "Ten players, two tables",
    about: "One pair sits out for half a round at a time, and comes in for the other half.",
    sessions: [
      headed("Five pairs", "10 players · 25 boards", asked(home("five-pairs", 25, "imps"))),
      home("five-pairs", 20, "imps"),
      home("five-pairs", 30, "imps"),
      home("five-pairs", 30, "vps"),
    ],
  },
  {
    kind: "pairs",
    title: "Six to ten pairs",
    needs: "12 to 20 players, three to five tables",
    about:
      "Each pair meets every other, or North-South and East-West have a winner each. Scored by matchpoints, with cross-IMPs beside them and a traveller for each board.",
    sessions: [
      headed(
        "Six pairs",
        "12 players · 25 boards",
        asked({ name: "six-pairs-25", label: "6 pairs, 25 boards", options: { pairs: ["6"], boards: 25 } })
      ),
      headed(
        "Seven pairs",
        "14 players · 21 boards",
        asked({ name: "seven-pairs-21", label: "7 pairs, 21 boards", options: { pairs: ["7"], boards: 21 } })
      ),
      headed(
        "Eight pairs",
        "16 players · 28 boards",
        asked({ name: "eight-pairs-28", label: "8 pairs, 28 boards", options: { pairs: ["8"], boards: 28 } })
      ),
      field("pairs", "eight-pairs-21", 8, 21),
      field("pairs", "eight-pairs-24", 8, 24, { rounds: 6 }),
      field("pairs", "nine-pairs-27", 9, 27, { rounds: 9 }),
      field("pairs", "ten-pairs-27", 10, 27, { rounds: 9 }),
      field("pairs", "eight-pairs-24-mitchell", 8, 24, { movement: "mitchell" }),
      field("pairs", "ten-pairs-25-mitchell", 10, 25, { movement: "mitchell" }),
    ],
  },
  {
    kind: "individual",
    title: "Individuals",
    needs: "8 to 20 players, two to five tables",
    about: "Partners change each round, and every player is ranked alone.",
    sessions: [
      headed(
        "Individuals",
        "8 players · 28 boards",
        asked({ name: "eight-players-28", label: "8 players, 28 boards", options: { players: ["8"], boards: 28 } })
      ),
      { name: "nine-players-27", label: "9 players, 27 boards", options: { players: ["9"], boards: 27 } },
      { name: "ten-players-20", label: "10 players, 20 boards", options: { players: ["10"], boards: 20 } },
      { name: "twelve-players-33", label: "12 players, 33 boards", options: { players: ["12"], boards: 33 } },
      field("individual", "eleven-players-22", 11, 22),
      field("individual", "twelve-players-24", 12, 24, { movement: "travelling" }),
      field("individual", "thirteen-players-26", 13, 26),
      field("individual", "sixteen-players-24", 16, 24),
      field("individual", "twenty-players-20", 20, 20),
    ],
  },
  {
    kind: "club",
    title: "A club's evening",
    needs: "2 to 60 pairs, any movement",
    about:
      "One list of results, as clubs make it themselves: type who played whom, and sort or filter it. Ranking, travellers and score cards follow.",
    sessions: [
      { name: "club-fourteen-pairs-26", label: "14 pairs, 26 boards", options: { pairs: ["14"], boards: 26 } },
    ],
  },
  {
    kind: "chicago",
    title: "Chicago",
    needs: "4 to 7 players, one table",
    about: "Four deals a round, then new partners. Each player's points count for that player alone.",
    sessions: [
      headed("Chicago", "4 players · 12 deals", chicagoOf("four", 4, 3)),
      chicagoOf("four", 4, 6),
      chicagoOf("five", 5, 5),
      chicagoOf("six", 6, 6),
      chicagoOf("seven", 7, 7),
    ],
  },
  {
    kind: "team-match",
    title: "Match of two teams",
    needs: "Eight players, two tables",
    about: "Each side keeps its own sheet; Check lists the boards on which the two differ.",
    sessions: [
      headed(
        "Match of two teams",
        "8 players · 24 boards",
        asked({ name: "match-league-24", label: "League match, 24 boards", options: { form: "league", boards: 24 } })
      ),
      { name: "match-swiss-7", label: "Swiss match, 7 boards", options: { form: "swiss", boards: 7 } },
      { name: "match-knockout-24", label: "Knockout, 24 boards", options: { form: "knockout", boards: 24 } },
      { name: "match-bam-24", label: "Board-a-match, 24 boards", options: { form: "bam", boards: 24 } },
    ],
  },
  {
    kind: "three-teams",
    title: "Three teams",
    needs: "Twelve players, three tables",
    about: "Three matches at once, each in two halves, with victory points.",
    sessions: [
      headed(
        "Three teams",
        "12 players · 18 boards",
        asked({ name: "three-teams-18", label: "18 boards", options: { boards: 18 } })
      ),
      { name: "three-teams-24", label: "24 boards", options: { boards: 24 } },
    ],
  },
  {
    kind: "four-teams",
    title: "Four teams",
    needs: "Sixteen players, four tables",
    about: "Six short matches: each team meets each other team twice. Score cards for all sixteen players.",
    sessions: [
      headed(
        "Four teams",
        "16 players · 30 boards",
        asked({ name: "four-teams-30", label: "30 boards", options: { boards: 30 } })
      ),
      { name: "four-teams-24", label: "24 boards", options: { boards: 24 } },
    ],
  },
  {
    kind: "swiss-event",
    title: "Swiss event of teams",
    needs: "4 to 64 teams",
    about: "A sheet for each round, standings and result slips. Overtrick’s page makes the next pairings.",
    sessions: [
      headed("Swiss event", "8 teams · 4 rounds", {
        ...{ name: "swiss-8-teams", label: "8 teams, 4 rounds of 7 boards" },
        options: { teams: ["8"], rounds: 4 },
      }),
      { name: "swiss-12-teams", label: "12 teams, 5 rounds of 7 boards", options: { teams: ["12"], rounds: 5 } },
    ],
  },
  {
    kind: "league",
    title: "League season",
    needs: "3 to 20 teams",
    about: "Fixtures, the table, each team’s form, and the matches still to be played.",
    sessions: [
      headed("League season", "6 teams · home and away", {
        ...{ name: "league-6-teams-double", label: "6 teams, home and away" },
        options: { teams: ["6"], double: true },
      }),
      { name: "league-8-teams", label: "8 teams, everybody meets once", options: { teams: ["8"] } },
    ],
  },
];

/** The name of a session's file for a paper. */
export function readyFile({ name }: ReadySession, paper: Paper): string {
  return `${name}-${paper.toLowerCase()}.xlsx`;
}

/** A file that is ready, and what makes it. */
export interface ReadyFile {
  readonly file: string;
  readonly asked: boolean;
  readonly make: () => Promise<Uint8Array>;
}

/**
 * All the files, game by game.
 * @param page on which sessions are played: their cards then have codes that open it, and their foot its site.
 */
export function readyFiles(page?: string): ReadyFile[] {
  return READY_GAMES.flatMap(({ kind, sessions }) =>
    sessions.flatMap((session) =>
      PAPERS.map((paper) => ({
        file: readyFile(session, paper),
        asked: session.asked ?? false,
        make: () => readyWorkbook(kind, session, paper, page),
      }))
    )
  );
}

/** The bytes of a session's workbook: without a date, so that they stay the same. */
async function readyWorkbook(
  kind: KindName,
  { options }: ReadySession,
  paper: Paper,
  page: string | undefined
): Promise<Uint8Array> {
  const plan = planSession(kind, { date: "", ...options });
  const { scored } = emptySession(plan);
  const tableLink = page === undefined ? undefined : tableLinks(page, plan);
  const site = page === undefined ? undefined : siteOf(page);
  return timeless(await writeWorkbook(sessionWorkbook(scored, { paper, tableLink, site })));
}
