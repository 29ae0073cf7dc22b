import type { Doubling } from "../../../bridge/contract";
import type { Side } from "../../../bridge/seat";
import type { Unlikely } from "../../../play/unlikely";
import type { Average, Averages } from "../../../sessions/field/results";

/** Names of the sides, with non-breaking hyphens. */
const SHORT = { "N-S": "N‑S", "E-W": "E‑W" } as const satisfies Record<Side, string>;
const LONG = { "N-S": "North‑South", "E-W": "East‑West" } as const satisfies Record<Side, string>;

/** Abbreviations used on score cards and travellers. */
const AVERAGES: Record<Average, string> = { 60: "AVE+", 50: "AVE", 40: "AVE−" };
const IN_WORDS: Record<Average, string> = { 60: "average plus", 50: "average", 40: "average minus" };

/** Lowers the first letter of a name, for use inside a sentence. */
const inside = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);

/** Texts on playing an evening. */
export const texts = {
  goOnPlaying: "Continue playing",
  lookAtIt: "Look at the results",
  beginAnother: "Start another evening",
  thisIsKept: "The evening in play stays under Evenings.",
  keepsResults: (progress: string) =>
    `Your changes apply to the evening in play, which has ${progress} so far and keeps them.`,
  keptResults: (progress: string) =>
    `The evening continues with your changes. It has ${progress} so far and keeps them.`,
  isInPlay: (name: string, progress: string) => `${name} is in play, with ${progress}.`,
  isPlayed: (name: string) => `${name} has all its results.`,
  mayBeChanged: "Is this the same evening, with a change, or another evening?",
  doesNotFit:
    "The game you have now chosen has different boards, tables or seats, and the results so far do not fit it.",
  keepResults: "The same evening: keep the results",
  backToIt: "Go back to it",
  joining: {
    heading: "Join a phone",
    from: "On the other phone, tap Phones: it then shows the code.",
    noCode: "This contains no Overtrick code: copy the whole line that begins with OT.",
    copy: "Or continue from a copy of an evening:",
  },
  cancel: "Cancel",
  back: "Evenings",
  deletedElsewhere: (title: string) => `"${title}" has been deleted in another tab.`,
  keepDeleted: (results: number) => (results === 1 ? "Keep its result" : `Keep its ${results} results`),
  somewhere: "an unknown board",
  boardAt: (table: string, name: string) => `${inside(name)} at Table ${table}`,
  unread: (places: string) =>
    `This version cannot read the result of ${places}. What was entered is not lost, but does not count: enter it again, or keep a copy.`,
  refused: "This browser does not save results: you will lose them when you close the page. Keep a copy first.",
  full: "This device's storage is full: you will lose new results when you close the page. Keep a copy, or delete an old evening.",
  half: "This device's storage is full: results are still saved, but in one place instead of two. Keep a copy, or delete an old evening.",
  late: "This browser may lose the latest results if it is forced to close or the battery runs out. Keep a copy.",
  shortLived:
    "This browser may delete saved results if you do not open the page for some days: keep a copy, or add the page to the home screen.",
  boardInRound: (round: string, noun: string, index: number, all: number) =>
    `${round}: ${noun.toLowerCase()} ${index} of ${all}`,
  progress: (results: number, all: number) => `${results} of ${all} results`,

  views: { play: "Board", sheet: "Sheet", standings: "Standings" },
  viewNames: "Views of the evening",
  barName: "This evening",
  pages: {
    seats: "Take your seats",
    phones: "Phones",
    setup: "Names and settings",
    director: "Director",
    big: "Big view",
  },
  backToBoard: "Back",
  menu: "More",
  ending: {
    open: "End the evening",
    title: "Some boards have no result",
    text: (places: string) =>
      `Still missing: ${places}. The evening stays under Evenings, and you can continue it there.`,
    end: "End it now",
    stay: "Go on playing",
  },
  phones: {
    question: "One phone, or one at each table?",
    one: { title: "One phone", below: "It goes from table to table: the simplest." },
    each: { title: "One at each table", below: "The other phone joins with a code." },
    later: "You can change this later.",
  },
  otherTable: {
    title: (table: string) => `Now Table ${table}`,
    goThere: "Take the phone across.",
    about: (table: string, boards: string, next: string, left: string) =>
      `Table ${table} has played ${boards}; Table ${next} has ${left} left.`,
    hidden: (table: string) => `Table ${table}'s results stay hidden`,
    until: (table: string, boards: string, count: number) =>
      `until Table ${table}'s ${boards} ${count === 1 ? "is" : "are"} in.`,
    later: (table: string) => `Enter Table ${table} later`,
    goOn: (round: string, table: string) => `Go on with ${round} at Table ${table}, enter these later`,
    instead: (table: string) => `Table ${table} first`,
    ownPhone: (table: string) => `Table ${table} has a phone of its own`,
    join: "Let it join with a code",
    enter: (table: string, boards: string) => `Enter Table ${table}'s ${boards}`,
  },
  seating: {
    first: (round: string, boards: string) => `${round}, ${boards}.`,
    pass: (tables: number, word: string) =>
      `${tables === 2 ? "Both" : "All"} tables play the same ${inside(word)}s and pass them across.`,
    whoEnters: "North enters the results, or whoever holds the phone.",
    beginsAt: (table: string) => `The phone begins at Table ${table}: North enters the results, or whoever holds it.`,
    others: "The other tables",
    from: (table: string) => `from Table ${table}`,
    was: (seat: string) => `was ${seat}`,
    stays: "stays",
    out: "sat out",
    sitsOut: (name: string) => `${name} sits out`,
    backIn: (round: string) => `and comes in for ${round}.`,
  },
  leftOutSheet: {
    title: (boards: string, isOne: boolean) =>
      `${boards.charAt(0).toUpperCase()}${boards.slice(1)} ${isOne ? "has" : "have"} no result`,
    text: (round: string) => `This table's other results of ${round} are in. Next, its players and boards move on.`,
    notPlayed: "It was not played",
    nonePlayed: "They were not played",
    later: "Go on, enter it later",
  },
  table: "Table",
  tableName: (name: string) => `Table ${name}`,
  enteringFor: (name: string) => `Results now go to Table ${name}.`,
  board: "Board",
  deal: "Deal",
  /** Boards inside a sentence, "boards 3, 7–24". */
  several: (word: string, numbers: string) => `${inside(word)}${/^\d+$/.test(numbers) ? "" : "s"} ${numbers}`,
  /** Name of a board or deal in all texts. */
  boardName: (word: string, board: number) => `${word} ${board}`,
  boardOf: (table: string, name: string) => `Table ${table}, ${inside(name)}`,
  boardOption: (name: string, isDone: boolean, isPending: boolean) =>
    `${name}${isDone ? " ✓" : ""}${isPending ? " ✎ not accepted yet" : ""}`,
  round: (round: string | number) => `Round ${round}`,
  previous: (word: string) => `Previous ${inside(word)}`,
  next: (word: string) => `Next ${inside(word)}`,
  dealer: (seat: string) => `${seat} deals`,
  seats: { N: "North", E: "East", S: "South", W: "West" },
  vulnerability: {
    None: "None vulnerable",
    "N-S": `${SHORT["N-S"]} vulnerable`,
    "E-W": `${SHORT["E-W"]} vulnerable`,
    Both: "All vulnerable",
  },
  contract: "Contract",
  strains: { C: "♣", D: "♦", H: "♥", S: "♠", NT: "NT" },
  strainNames: { C: "clubs", D: "diamonds", H: "hearts", S: "spades" },
  bid: (level: number, strain: string) => `${level} ${strain}`,
  noTrump: (level: number) => `${level}NT, no trump`,
  passed: "Passed out",
  notPlayed: "Not played",
  average: "Average",
  averages: ({ ns, ew }: Averages) =>
    ns === ew ? `Both sides ${IN_WORDS[ns]}` : `${SHORT["N-S"]} ${IN_WORDS[ns]}, ${SHORT["E-W"]} ${IN_WORDS[ew]}`,
  averagesShort: ({ ns, ew }: Averages) => `${AVERAGES[ns]} / ${AVERAGES[ew]}`,
  eachSide: {
    heading: (name: string) => `Average on ${inside(name)}`,
    cause: "The board could not be played. Who caused that?",
    noSide: "Nobody",
    both: "Both pairs",
    other: "Partly one of them",
    otherHint: "Whoever is partly at fault gets the average.",
    faults: [
      ["60", "No fault"],
      ["50", "Partly"],
      ["40", "At fault"],
    ] as const,
    gets: (ns: string, ew: string) => `${SHORT["N-S"]} ${ns}, ${SHORT["E-W"]} ${ew}`,
    worth: {
      percent: { 60: "at least 60 %", 50: "50 %", 40: "at most 40 %" },
      imps: { 60: "+3 IMPs", 50: "0 IMPs", 40: "−3 IMPs" },
      bam: { 60: "0.6 points", 50: "0.5 points", 40: "0.4 points" },
    } satisfies Record<string, Record<Average, string>>,
    enter: "Enter the average",
    back: "Back",
    notHere: (averages: string) => `${averages}: not possible in this game, where one side loses what the other gains.`,
  },
  contracts: "Change",
  doublings: ["", "X", "XX"],
  doubled: (contract: string, doubling: Doubling) => contract + ["", ", doubled", ", redoubled"][doubling],
  by: "Declarer",
  result: "Result",
  columns: { down: "Down", made: "Made", over: "Over" },
  moreResults: "More",
  fewerResults: "Fewer",
  typed: "Or type it",
  typedExample: "4hn+1",
  notUnderstood: (text: string, word: string) =>
    `"${text}" is not a result for this ${inside(word)}: type contract, declarer and result, such as 4hn+1 or 3nxs-2, or pass.`,
  choose: {
    contract: "Tap the contract",
    both: "Tap the declarer and the result",
    declarer: "Tap the declarer",
    result: "Tap the result",
    average: "Tap Average again to choose what each side gets",
  },
  /** Points of a board with their side, "N-S +620". */
  sideScore: (side: Side, points: number) => `${SHORT[side]} +${points}`,
  ofSide: (points: string, side: Side) => `${points}\u00a0${SHORT[side]}`,
  resultWithPoints: (result: string, points: string) => `${result}: ${points}`,
  /** Points of a score, always with the side that they belong to. */
  points: (points: string, side: Side) => `${points} for ${SHORT[side]}`,
  hcp: {
    heading: `High-card points of ${SHORT["N-S"]}`,
    leave: "Skip",
    close: "Close",
    change: "Change HCP",
    expected: (points: string, imps: string) => `Expected: ${points}. Result: ${imps}.`,
  },
  withHcp: (result: string, hcp: number) => `${result}; ${SHORT["N-S"]} ${hcp} HCP`,
  accept: "Accept",
  acceptAgain: "Accept anyway",
  thenConfirm: `then ${SHORT["E-W"]} confirm`,
  undo: {
    empty: "Undo",
    tap: "Undo tap",
    typing: "Undo typing",
    board: (name: string) => `Undo ${inside(name)}`,
    boardAt: (place: string) => `Undo ${place}`,
    results: (results: number) => `Undo ${results} results`,
  },
  handOver: `Hand the phone to ${LONG["E-W"]}`,
  confirm: "Yes, E-W agree",
  refuse: "No, change it",
  confirmFor: (names: string) => `${names}: is this right?`,
  playedBy: (seat: string) => `by ${seat}`,
  undone: (name: string, result: string) => `Undone. ${name} is no longer accepted: ${result}`,
  noResult: "nothing",
  director: "Director",
  ruled: {
    turned: "Sat the wrong way",
    group: (group: string) => `Group ${group}`,
    weighted: "Weighted score",
    wrongBoard: (name: string, points: string) => `${name} played instead: ${points}`,
    before: (names: string) => `Played before by ${names}`,
  },
  setup: {
    open: "Names and settings",
    heading: "Names and settings",
    keptResults: (results: number) => (results === 1 ? "The result is kept." : `All ${results} results are kept.`),
    renumbered: (from: string, to: string, results: number) =>
      `${from} becomes ${inside(to)}${results === 1 ? "" : ", and so on"}: dealer and vulnerability follow the new number.`,
    otherVulnerability: "The vulnerability of some deals changes, and with it their scores.",
    lost: (places: string) =>
      `This can no longer be changed, because it does not fit the results already entered (${places}). To play this way, start another evening.`,
    otherPhones: "Make the same change on the other phones: until you do, their codes will not match this evening.",
    use: "Use these",
    leave: "Leave as it was",
    done: "Back to play",
    atOnce:
      "Changes are saved at once. Before a change to the boards or to who meets whom, you are asked to confirm it.",
    changed: (results: string) => `Changed. ${results}`.trim(),
  },
  secondPart: {
    summary: "Somebody leaves or joins",
    selectLabel: "Who",
    unchanged: "Nobody",
    leaves: (name: string) => `${name} leaves`,
    comes: { pairs: "Another pair joins", players: "Another player joins" },
    unnamed: { pairs: (pair: number) => `Pair ${pair}`, players: (player: number) => `Player ${player}` },
    noMovement: {
      pairs: (count: number) => `There is no movement for ${count} pairs: enter the remaining boards as not played.`,
      players: (count: number) =>
        `There is no movement for ${count} players: enter the remaining boards as not played.`,
    },
    becomes: (summary: string, first: number) => `A second part then begins: ${summary}, starting at board ${first}.`,
    resultsKept: (results: number) =>
      `This part keeps its ${results === 1 ? "result" : `${results} results`}; its other boards will not be played. If both parts are scored the same way, Standings also has one ranking for both parts.`,
    half: (boards: string) => `Only one table has played these boards, so they do not count: ${boards}.`,
    title: (title: string) => `${title}, second part`,
    begin: "Begin the second part",
  },
  bothParts: {
    heading: "Both parts together",
    firstIsMissing:
      "This is the second part, and the first is not on this phone. To rank both together, take the phone that has the first part, open that part under Evenings and tap Phones. Then read its code here.",
    firstIsOpen: (results: string) =>
      `For the first part, this phone has only ${results}: for the rest, read the first part's code here.`,
    notTheFirst: "This is not the code of this evening's first part.",
    firstHasNoNames: "This is code 2 of 2: first read code 1.",
    percent: "Percentage over the boards of both parts, for those who played in both.",
    sum: "Both parts added up, for those who played in both.",
    none: "The parts cannot be added up: they are scored differently, or one has two winners, or no one with a name entered played in both.",
    place: "Place",
    name: "Name",
    boardsOf: (boards: number) => `${boards} boards`,
    total: "Total",
    others: (names: string) => `Played in one part only: ${names}`,
  },
  leftOpen: (name: string) => `${name} is not accepted, but your entry is kept.`,
  notAccepted: (name: string, result: string) => `${name} is not accepted yet${result === "" ? "." : `: ${result}`}`,
  stillCounts: (result: string) => `Until you accept it, the old result counts: ${result}`,
  changedMeanwhile: (name: string, now: string) => `Meanwhile, ${inside(name)} was changed to ${now}. Which is right?`,
  clearedMeanwhile: (name: string) => `Meanwhile, the result of ${inside(name)} was removed. Which is right?`,
  takeMine: "Use mine",
  keepTheirs: "Keep theirs",
  keptTheirs: (name: string) => `${name} keeps the other result.`,
  pending: "Not accepted yet",
  pendingAt: (place: string, result: string | null) => place + (result === null ? "" : `: ${result}`),
  undoneAll: (results: number) => `${results} results accepted together have been undone.`,
  allLeft: (boards: number, word: string, round: string) =>
    `Not played: all ${boards} remaining ${inside(word)}s of ${round}`,
  acceptedAll: (boards: number, word: string, round: string) =>
    `${boards} ${inside(word)}s of ${round} entered as not played.`,
  accepted: (name: string, result: string) => `✓ ${name}: ${result}`,
  compared: (table: string, points: string, imps: string) => `Table ${table} has ${points}: ${imps}.`,
  impsTo: (imps: number, side: Side) =>
    imps === 0 ? "no IMPs" : `${imps} IMP${imps === 1 ? "" : "s"} to ${SHORT[side]}`,
  unlikely: {
    "many-down": "Seven or more down?",
    "all-tricks": "All thirteen tricks in such a low contract?",
    far: "Far from the results at the other tables. Are declarer and result right?",
    doubled: "Doubled and made only at this table. Is that right?",
  } satisfies Record<Unlikely, string>,
  against: " against ",
  outOfTurn: {
    "other-table": (table: string) => `This phone is for another table. Is this really Table ${table}'s result?`,
    "other-round": (round: string, names: string) => `This board belongs to ${round}: ${names}. Is that right?`,
  },
  roundOver: (round: string) => `${round} is over`,
  roundOverAt: (round: string, table: string) => `Table ${table} has finished ${round}`,
  roundWon: {
    level: (round: string) => `${round} is level`,
    below: (round: string, by: string) => `win ${round} by ${by}`,
    decided: (won: string, board: string) => `${won}; ${inside(board)} decided it`,
    seeBoards: "See the boards",
  },
  enterBoard: (name: string) => `Enter ${inside(name)}`,
  wasLeftOut: (name: string) => `${name} was left out: it has no result yet.`,
  mover: (names: string) => `${names}:`,
  sides: LONG,
  goes: (table: string, seat: string) => `go to Table ${table}, ${seat}`,
  notFinished: (tables: string) => `Still to come, as far as this phone knows: ${tables}`,
  noRanking: "No ranking yet: this phone has no board with results from two tables.",
  winnersRule: (part: "round" | "half round") =>
    `The IMPs of each ${part} go in full to everyone on the winning side; the losers get\u00a00.`,
  workbook: "Excel workbook",
  whoGoesWhere: (round: string) => `Moves after ${round}`,
  leftOut: (boards: string) => `No result yet: ${boards}`,
  nextRound: (boards: string) => `Now ${boards}`,
  takeBack: (table: string) => `Take the phone to Table ${table}.`,
  goOn: (name: string) => `Begin with ${inside(name)}`,
  allIn: (table: string) => `Table ${table} is complete.`,
  othersMissing: "Still missing:",
  fromPhone: "Get these from the other phone",
  enterHere: (table: string) => `Enter Table ${table}'s results here`,
  nothingLeft: (word: string) => `Every ${inside(word)} has a result.`,
  playMore: (rounds: number) => (rounds === 1 ? "Play another round" : `Play ${rounds} more rounds`),
  toTravellers: (tables: number) => (tables === 2 ? "See the other table's results" : "See the other tables' results"),
  missing: "No result on this phone yet",
  allButPending: (word: string) => `Every ${inside(word)} has a result, but some entries are not accepted yet.`,
  missingAt: (table: string, boards: string) => `Table ${table}, ${boards}`,
  making: "Make the workbook",
} as const;
