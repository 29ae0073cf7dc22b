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

/** The options of this command alone; those of a session are accepted for the workbook that is made. */
const OWN_OPTIONS = {
  hours: { type: "string", ...help.hours },
  until: { type: "string", ...help.until },
  from: { type: "string", ...help.from },
  minutes: { type: "string", ...help.minutes },
  take: { type: "string", ...help.take },
} as const;

const TOLD = { players: help.players, boards: help.boards, ...OWN_OPTIONS };

/**
 * What can be played tonight: prints the proposals, or says what makes the workbook of the one that is taken.
 * @param now hours and minutes, where no time is given from which is played.
 * @returns the arguments of the session that is taken; null where none is.
 * @throws InputError saying what is missing or wrong.
 */
export function tonight(argv: readonly string[], now: string, output: Output): Arguments | null {
  const { values, positionals } = parse(argv, { ...PARSED_OPTIONS, ...OWN_OPTIONS });
  if (isGiven(values, "help") || argv.length === 0) {
    const lines = Object.entries(TOLD).map(([name, told]) => ({ names: [name], told }));
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
  if (take !== undefined) return taken(argv, proposals, wholeNumber("take", take));
  output.out(proposals.map((proposal, i) => `${i + 1}. ${printProposal(proposal, minutes)}\n`).join(""));
  output.out(`\n${texts.tonight.next}\n`);
  return null;
}

/** The games for the boards or the time that is typed. */
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

function taken(argv: readonly string[], proposals: readonly Proposal[], number: number): Arguments {
  const proposal = proposals[number - 1];
  if (!proposal) throw new InputError(tonightTexts.refused.take(number, proposals.length), "take");
  const args = readArguments([proposal.kind, ...withoutOwn(argv)]);
  return { ...args, session: { ...args.session, ...proposal.options } };
}

/** The command's words without its own options, and without how many play how much: the proposal says that. */
function withoutOwn(argv: readonly string[]): string[] {
  const own: ReadonlySet<string> = new Set(Object.keys(TOLD));
  const { tokens } = parseArgs({
    args: [...argv],
    options: { ...PARSED_OPTIONS, ...OWN_OPTIONS },
    allowPositionals: true,
    tokens: true,
  });
  const left = new Set(
    tokens.flatMap((token) => {
      if (token.kind !== "option" || !own.has(token.name)) return [];
      return token.inlineValue === false ? [token.index, token.index + 1] : [token.index];
    })
  );
  return argv.filter((_, index) => !left.has(index));
}
