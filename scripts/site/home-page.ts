// The first page: what Overtrick is, for whom, and the workbooks that are ready.
import { PAPERS, type Paper } from "../../src/workbook/model";
import { READY_GAMES, readyFile, type ReadyGame, type ReadySession } from "../ready-workbooks";
import { escaped, type Page } from "./layout";

const HERO = `<section class="hero">
<div class="inside">
<div>
<h1>Duplicate bridge for a few tables, scored as you play</h1>
<p>On phones, in a workbook or on paper: Overtrick works out the scores, IMPs, victory points and ranking for you.</p>
<div class="ask" hidden>
<label for="people">How many are you? <input id="people" name="people" inputmode="numeric" maxlength="2" autocomplete="off"
placeholder="4 to 20"></label>
<label for="until">Till when? <input id="until" name="until" type="time"></label>
</div>
<p class="buttons"><a class="button" data-asks href="taskpane.html#play">Score on this phone</a>
<a class="button quiet" data-asks href="taskpane.html#workbook">Make a workbook</a>
<a class="button quiet" href="#ready-workbooks">Take a ready one</a></p>
<p class="small">Nothing to install, no account, no charge. Workbooks open in Excel, LibreOffice and Google Sheets.</p>
</div>
<img src="pictures/scoresheet.png" width="621" height="877" loading="lazy" alt="The Scoresheet of an evening: four pairs,
the points of each round, the total so far, ranking and a chart.">
</div>
</section>`;

const STEPS = `<section class="inside" aria-labelledby="steps">
<h2 id="steps">Three steps</h2>
<ol class="steps">
<li><h3>Choose the game</h3><p>And the number of boards, on a phone or for a workbook; names if you like.</p></li>
<li><h3>Enter what was played</h3><p>After each board. On a phone tap it; in the workbook’s yellow cells <code>4h</code>,
<code>n</code>, <code>+1</code> is four hearts by North with an overtrick.</p></li>
<li><h3>See the ranking</h3><p>It is up to date after every board. At the end, send it to everyone.</p></li>
</ol>
<figure class="night">
<div><img src="pictures/on-the-night.png" width="1366" height="768" alt="Table 1 while it is typed: boards, contracts,
points and IMPs, and in the last column remarks in red and blue." loading="lazy"></div>
<figcaption>On the night. <em>Check</em>, at the right, shows faults (red) and questions (blue) at once.</figcaption>
</figure>
</section>`;

const MORE = `<section class="inside" aria-labelledby="more">
<h2 id="more">Good to know</h2>
<ul class="facts">
<li><h3>The published numbers</h3><p>Scores by the Laws, the IMP scale, the victory points of the WBF and the ACBL, or your
club’s own table. <a href="guide/facts.html">Where each comes from</a></p></li>
<li><h3>Slips are found</h3><p>A score that no contract gives, a contract played from both sides, a missing board:
the sheet says so beside the board. <a href="guide/known-limitations.html#when-something-looks-wrong">What it says</a></p></li>
<li><h3>Paper too</h3><p>Every sheet is a form for A4 or Letter, with the movement, the guide cards and the result
slips. <a href="guide/user-guide.html#printing">Printing</a></p></li>
<li><h3>Your data stays with you</h3><p>What you type stays on your computer. There is no account and no server.
<a href="privacy.html">Privacy</a></p></li>
<li><h3>Works offline</h3><p>Once opened, the page that makes workbooks also works without a network, and on a phone you can add it to the
home screen. <a href="guide/guide-phone.html#begin">How</a></p></li>
</ul>
</section>`;

const EXCEL = `<section class="band" aria-labelledby="in-excel">
<div class="inside">
<h2 id="in-excel">In Excel itself</h2>
<p>The same page is an add-in: a button on the Home tab, and functions for a workbook of your own, such as
<code>=BRIDGE.IMP(C2-D2)</code> or <code>=BRIDGE.VPS(F30, 24)</code>.</p>
<p class="buttons"><a class="button" href="guide/install.html">Add it to Excel</a>
<a class="button quiet" href="guide/functions.html">The functions</a></p>
<p>Without the add-in: <a href="examples/overtrick-functions.xlsx" download>overtrick-functions.xlsx</a> has the functions
ready to copy, <a href="examples/club-formulas.xlsx" download>club-formulas.xlsx</a> a club’s travellers, matchpoints and
rankings with formulas alone.</p>
<p class="small">The two files for the add-in: <a href="manifest.xml" download>manifest.xml</a> and
<a href="overtrick-unified.zip" download>overtrick-unified.zip</a>.</p>
</div>
</section>`;

/** The first page of the site. */
export function homePage(): Page {
  const ready = `<section class="inside ready" aria-labelledby="ready-workbooks">
<div class="choice">
<h2 id="ready-workbooks">Ready workbooks</h2>
<fieldset class="paper">
<legend>Paper</legend>
${PAPERS.map(paperChoice).join("\n")}
</fieldset>
</div>
<p>Empty forms for Excel, LibreOffice and Google Sheets. Tap a game for more of it.</p>
<ul class="games">
${READY_GAMES.flatMap(rows).join("\n")}
</ul>
<p>Other numbers of boards, more teams, names filled in? <a href="taskpane.html#workbook">Make your own</a>.</p>
</section>`;
  return {
    file: "index.html",
    title: "Overtrick: duplicate bridge for a few tables, scored as you play",
    description:
      "Duplicate bridge at home and small matches, scored on phones, or in workbooks to fill in or to print, in Excel, LibreOffice and Google Sheets.",
    body: [HERO, ready, STEPS, MORE, EXCEL].join("\n"),
    script: CHOOSE_PAPER,
  };
}

/** Where the script of the first page is on the site: see choose-paper.ts. */
export const CHOOSE_PAPER = "choose-paper.js";

/** Until one is chosen, by the reader or the script, there are links for both papers. */
function paperChoice(paper: Paper): string {
  return `<label><input type="radio" name="paper" value="${paper}">${paper}</label>`;
}

/** The rows of a game: a usual size with its link, and folded what the game is and the sizes behind it. */
function rows(game: ReadyGame): string[] {
  return game.sessions.flatMap(({ row }, first) => {
    if (!row) return [];
    const next = game.sessions.findIndex((session, at) => at > first && session.row);
    return gameRow(game, row, game.sessions.slice(first, next === -1 ? undefined : next));
  });
}

function gameRow(
  { title, needs, about, picture }: ReadyGame,
  row: NonNullable<ReadySession["row"]>,
  sessions: readonly ReadySession[]
): string {
  const [usual, ...others] = sessions;
  const size = (session: ReadySession) =>
    `<li><span class="which">${escaped(session.label)}</span>${links(title, session)}</li>`;
  const sizes = others.length === 0 ? "" : `<ul>\n${others.map(size).join("\n")}\n</ul>\n`;
  return `<li class="game">
<details>
<summary><h3>${escaped(row.title)}</h3><span class="needs">${escaped(row.needs)}</span></summary>
<div class="what">
<p>${escaped(`${needs}. ${about}`)}</p>
${sizes}<img src="pictures/${picture.name}.png" alt="${escaped(`${title}: ${picture.shows}`)}" loading="lazy">
</div>
</details>
${usual ? links(title, usual) : ""}
</li>`;
}

/** The links of a session, one a paper. */
function links(title: string, session: ReadySession): string {
  const each = PAPERS.map((paper) => {
    const what = escaped(`Get ${paper}: ${title}, ${session.label}`);
    const file = `workbooks/${readyFile(session, paper)}`;
    const words = `<span class="get">Get</span><span class="of">${paper}</span>`;
    return `<a class="take ${paper.toLowerCase()}" href="${file}" download aria-label="${what}">${words}</a>`;
  });
  return `<span class="papers">${each.join(" ")}</span>`;
}
