import { InputError } from "../../src/bridge/input-error";
import type { AllowedValues, AllowedOptions } from "../../src/sessions/accepted";
import { KINDS, planSession } from "../../src/sessions/kinds";
import { BOARDS_PER_MATCH } from "../../src/sessions/option-checks";
import { OPTION_NAMES, type SessionOptions } from "../../src/sessions/session-options";

/** What a kind needs besides the option that is tried. */
const NEEDED: Readonly<Record<string, SessionOptions>> = {
  "four-pairs": { boards: 24 },
  "five-pairs": { boards: 30 },
  pairs: { pairs: ["8"] },
  individual: { players: ["8"], boards: 28 },
  "swiss-event": { teams: ["64"] },
  league: { teams: ["8"] },
};

/** The options of each kind of session. */
const TAKEN = Object.entries(KINDS).map(([kind, { takes }]): [string, AllowedOptions] => [kind, takes]);

/** Each option with the kinds of session that have a list or a range for it. */
const LISTED = OPTION_NAMES.flatMap((option) =>
  TAKEN.flatMap(([kind, takes]) => {
    const accepted: AllowedValues<number> | AllowedValues<string> | true = takes[option] ?? true;
    return accepted === true ? [] : [{ option, kind, accepted }];
  })
);

/** An option with a value; of the names of teams so many that each stands for one. */
const withValue = (kind: string, option: string, value: string | number): SessionOptions => ({
  ...NEEDED[kind],
  // A round robin takes a few.
  ...(kind === "swiss-event" && option === "form" && { teams: ["8"] }),
  ...(option === "extra-boards" && { form: "knockout" }),
  // Of more players there are several.
  ...(kind === "individual" && option === "movement" && { players: ["12"], boards: undefined }),
  // More than a division has are two, three or four of them.
  ...(kind === "league" && option === "teams" && Number(value) > 20 && { divisions: divisionsOf(Number(value)) }),
  [option]: option === "teams" ? [String(value)] : value,
});

function divisionsOf(teams: number): string {
  const divisions = Math.ceil(teams / 20);
  return Array.from({ length: divisions }, (_, i) => Math.floor((teams + i) / divisions)).join(" + ");
}

function fault(kind: string, options: SessionOptions): InputError | null {
  try {
    planSession(kind, options);
    return null;
  } catch (error) {
    if (error instanceof InputError) return error;
    throw error;
  }
}

test("each kind takes these options; those with an asterisk have a list or a range", () => {
  const taken = TAKEN.map(([kind, takes]) => [
    kind,
    Object.entries(takes).map(([option, accepted]) => (accepted === true ? option : `${option}*`)),
  ]);
  const words = (text: string) => text.split(" ");
  const home = words("boards rounds scoring* scale pairs first-board* words");
  const teams = words("boards* scale teams players penalties first-board* words");
  expect(Object.fromEntries(taken)).toEqual({
    club: words("boards* scoring* winners* sections* pairs words"),
    "four-pairs": home,
    "five-pairs": home,
    pairs: words("boards rounds movement* scoring* scale pairs handicap fouled* first-board* words"),
    individual: words("boards rounds movement* scoring* scale players handicap fouled* first-board* words"),
    chicago: words("players rounds* partners* vulnerable* passed-out* expected words"),
    "team-match": words(
      "form* sessions* boards* scale home away players line-up penalties handicap first-board* words extra-boards*"
    ),
    "three-teams": teams,
    "four-teams": teams,
    "swiss-event": words(
      "form* teams* double rounds* boards* first-board* scale odd* walkover* ties handicap carry bracket* seeds third-place cross-table"
    ),
    league: words("teams* divisions promoted* relegated* handicap double boards* scale every* ties* walkover*"),
  });
});

test("the default is on an option's list", () => {
  for (const { accepted } of LISTED) {
    const { choices, defaultValue = choices[0] } = accepted;
    expect(choices).toContain(defaultValue);
  }
});

test.each(TAKEN)("%s refuses an unknown scale and a wrong date", (kind, takes) => {
  const needed = { ...NEEDED[kind], ...(takes.scoring && { scoring: "vps" }) };
  // Pairs have no victory points.
  if (takes.scale && kind !== "pairs")
    for (const scale of ["NOSUCH-1", "MINE-4"])
      expect(fault(kind, { ...needed, scale })).toMatchObject({
        field: "scale",
        message: expect.stringContaining(`There is no victory-point scale "${scale}"`),
      });
  for (const date of ["soon", "20/11/2026"])
    expect(fault(kind, { ...NEEDED[kind], date })).toMatchObject({
      field: "date",
      message: expect.stringContaining(`"${date}" is not a date`),
    });
});

describe.each(LISTED)("$option of $kind", ({ option, kind, accepted: { choices, refused } }) => {
  // A list of words refuses words, a list of numbers numbers.
  const message = refused as (value: string | number) => string;

  test("a value of the list is taken; where it does not go with the others, it is told otherwise", () => {
    const refusals = choices.map((value) => [value, fault(kind, withValue(kind, option, value))] as const);
    // An odd number of boards cannot be shared by the two sessions of a league match.
    const taken = refusals.filter(([, error]) => error === null);
    expect(taken.length).toBeGreaterThanOrEqual(choices.length / 2);
    for (const [value, error] of refusals) expect(error?.message).not.toBe(message(value));
  });

  const others: readonly (string | number)[] = typeof choices[0] === "string" ? ["", "none"] : [65, 100, 2.5, 501];

  test.each(others.filter((value) => !choices.some((choice) => choice === value)))(
    "%j is refused beside it",
    (value) => {
      const error = fault(kind, withValue(kind, option, value));
      // A number of teams is written, and 2.5 is neither one nor several names.
      const isNone = option === "teams" && value === 2.5;
      const told = isNone
        ? expect.stringContaining('"2.5" is neither the number of teams nor a list of their names')
        : message(value);
      expect([error?.field, error?.message]).toEqual([option, told]);
    }
  );
});

test("a Swiss event has matches of 5 to 9 boards, and a Swiss match by itself 3 to 16, as those of round robins", () => {
  for (const boards of [2, 3, 4, 5, 9, 10, 16, 17]) {
    const may = boards >= BOARDS_PER_MATCH.min && boards <= BOARDS_PER_MATCH.max;
    expect(may).toBe(boards === 5 || boards === 9);
    expect(fault("swiss-event", { teams: ["8"], boards }) === null).toBe(may);
    const alone = boards >= 3 && boards <= 16;
    expect(fault("team-match", { form: "swiss", boards }) === null).toBe(alone);
    expect(fault("swiss-event", { form: "round-robin", teams: ["8"], boards }) === null).toBe(alone);
  }
});

test.each<[string, SessionOptions, string]>([
  ["four-pairs", {}, "boards"],
  ["four-pairs", { boards: 25 }, "boards"],
  ["four-pairs", { boards: 24, rounds: 5 }, "rounds"],
  ["four-pairs", { boards: 24, scale: "HOME-4" }, "scale"],
  ["five-pairs", { boards: 25, scoring: "vps" }, "scoring"],
  ["team-match", { sessions: 3, boards: 25 }, "boards"],
  ["team-match", { form: "swiss", boards: 17 }, "boards"],
  ["team-match", { form: "bam", scale: "WBF-24" }, "scale"],
  ["team-match", { penalties: "Reds 1 IMP" }, "penalties"],
  ["team-match", { penalties: "Home" }, "penalties"],
  ["team-match", { penalties: "Home 0.5 IMPs" }, "penalties"],
  ["three-teams", { penalties: "A 1 IMP" }, "penalties"],
  ["swiss-event", { teams: ["8"], rounds: 0 }, "rounds"],
  ["swiss-event", { teams: ["8"], rounds: 8 }, "rounds"],
  ["swiss-event", { teams: ["8"], bracket: 16 }, "bracket"],
])("%s %j: the fault names its option", (kind, options, option) => {
  expect(fault(kind, options)?.field).toBe(option);
});
