import { parseArgs } from "node:util";
import { InputError } from "../bridge/input-error";
import { MINUTES_A_BOARD } from "../sessions/tonight/pace";
import { startAfter } from "../sessions/tonight/start-after";
import {
  minutesABoardOf,
  minutesOf,
  proposalsFor,
  proposalsIn,
  timeFrom,
  type Proposal,
} from "../sessions/tonight/proposals";
import { printProposal } from "../sessions/tonight/print-proposal";
import { tonightTexts } from "../sessions/tonight/texts";
import { isGiven, parse, readArguments, textOf, wholeNumber, type Arguments, type Typed } from "./arguments";
import { PARSED_OPTIONS } from "./command-options";
import { optionLines } from "./help";
import type { Output } from "./output";
import { texts } from "./texts";

const { help } = texts.tonight;

/** Options of the command "tonight" alone; it also accepts the options of a session, for the workbook. */
const OWN_OPTIONS = {
  hours: { type: "string", ...help.hours },
  until: { type: "string", ...help.until },
  from: { type: "string", ...help.from },
  minutes: { type: "string", ...help.minutes },
  take: { type: "string", ...help.take },
} as const;

const OWN_HELP = { players: help.players, boards: help.boards, ...OWN_OPTIONS };

/**
 * Prints proposals for tonight, or returns the arguments for the chosen one.
 * @param now hours and minutes, the default start of play.
 * @returns null if no proposal is chosen.
 * @throws InputError if something is missing or wrong.
 */
export function tonight(argv: readonly string[], now: string, output: Output): Arguments | null {
  const { values, positionals } = parse(argv, { ...PARSED_OPTIONS, ...OWN_OPTIONS });
  if (isGiven(values, "help") || argv.length === 0) {
    const lines = Object.entries(OWN_HELP).map(([name, optionHelp]) => ({ names: [name], optionHelp }));
    output.out(texts.tonight.usage(optionLines(lines)));
    return null;
  }
  const [extra] = positionals;
  if (extra !== undefined) throw new InputError(texts.tooMany(extra));
  const players = textOf(values, "players");
  if (players === undefined) throw new InputError(texts.tonight.noPlayers, "players");
  const minutes = minutesABoardOf(textOf(values, "minutes") ?? String(MINUTES_A_BOARD));
  const people = wholeNumber("players", players);
  const { boards, proposals, note } = proposed(values, people, now, minutes);
  if (proposals.length === 0) throw new InputError(tonightTexts.refused.none(people, boards), "boards");
  if (note !== "") output.error(`${note}\n`);
  const take = textOf(values, "take");
  if (take !== undefined) return argumentsOfProposal(argv, proposals, wholeNumber("take", take));
  output.out(proposals.map((proposal, i) => `${i + 1}. ${printProposal(proposal, minutes)}\n`).join(""));
  output.out(`\n${texts.tonight.next}\n`);
  return null;
}

function proposed(values: Typed, people: number, now: string, minutesABoard: number): ReturnType<typeof proposalsIn> {
  const [typed, hours, until, from] = (["boards", "hours", "until", "from"] as const).map((name) =>
    textOf(values, name)
  );
  if (typed !== undefined) {
    const boards = wholeNumber("boards", typed);
    return { boards, proposals: proposalsFor({ people, boards }), note: "" };
  }
  if (hours !== undefined) return proposalsIn({ people, minutes: minutesOf(hours), minutesABoard }, "hours");
  if (until === undefined) throw new InputError(tonightTexts.refused.needsTime);
  return proposalsIn({ people, minutes: timeFrom(from ?? startAfter(now), until), minutesABoard }, "until");
}

function argumentsOfProposal(argv: readonly string[], proposals: readonly Proposal[], number: number): Arguments {
  const proposal = proposals[number - 1];
  if (!proposal) throw new InputError(tonightTexts.refused.take(number, proposals.length), "take");
  const args = readArguments([proposal.kind, ...withoutOwn(argv)]);
  return { ...args, session: { ...args.session, ...proposal.options } };
}

/** The command line without this command's options, and without those that the proposal sets. */
function withoutOwn(argv: readonly string[]): string[] {
  const ownNames: ReadonlySet<string> = new Set(Object.keys(OWN_HELP));
  const { tokens } = parseArgs({
    args: [...argv],
    options: { ...PARSED_OPTIONS, ...OWN_OPTIONS },
    allowPositionals: true,
    tokens: true,
  });
  const left = new Set(
    tokens.flatMap((token) => {
      if (token.kind !== "option" || !ownNames.has(token.name)) return [];
      return token.inlineValue === false ? [token.index, token.index + 1] : [token.index];
    })
  );
  return argv.filter((_, index) => !left.has(index));
}
