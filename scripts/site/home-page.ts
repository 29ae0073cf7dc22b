// The first page: what Overtrick is, for whom, and the workbooks that are ready.
import { PAPERS } from "../../src/workbook/model";
import { READY_GAMES, readyFile, type ReadyGame, type ReadySession } from "../ready-workbooks";
import { escaped, type Page } from "./layout";

const HERO = `<section class="hero">
<div class="inside">
<div>
<h1>Duplicate bridge for a few tables, scored as you play</h1>
<p>A workbook for tonight: fill it in on a phone or a computer, or print it and score with a pencil. It works
out the scores, IMPs, victory points and ranking for you.</p>
<p class="buttons"><a class="button" href="taskpane.html">Make tonight’s workbook</a>
<a class="button quiet" href="#ready-workbooks">Take a ready one</a></p>
<p class="small">For home games, matches and small events. It opens in Excel, LibreOffice and Google Sheets. Nothing to
install, no account, no charge.</p>
</div>
<img src="pictures/scoresheet.png" width="621" height="877" alt="The Scoresheet of an evening: four pairs, the points of
each round, running totals, ranking and a chart.">
</div>
</section>`;

const STEPS = `<section class="inside" aria-labelledby="steps">
<h2 id="steps">Three steps</h2>
<ol class="steps">
<li><h3>Choose the game</h3><p><a href="taskpane.html">Make tonight’s workbook</a> asks for the game and the boards,
and for names if you like. Or take a <a href="#ready-workbooks">ready one</a>.</p></li>
<li><h3>Type what was played</h3><p>Into the yellow cells, after each board: <code>4h</code>, <code>n</code>,
<code>+1</code> is four hearts by North with an overtrick.</p></li>
<li><h3>See the ranking</h3><p>The Scoresheet follows every board. At the end, post it or send it to everyone.</p></li>
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
the sheet says so beside the board. <a href="guide/looks-wrong.html">What it says</a></p></li>
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
<p class="small">The two files that you need: <a href="manifest.xml" download>manifest.xml</a> and
<a href="overtrick-unified.zip" download>overtrick-unified.zip</a>.</p>
</div>
</section>`;

/** The first page of the site. */
export function homePage(): Page {
  const ready = `<section class="inside" aria-labelledby="ready-workbooks">
<h2 id="ready-workbooks">Ready workbooks</h2>
<p>Empty forms without names or a date, for the paper that you print on: Letter in the USA and Canada, A4 elsewhere. If
you do not print, take either.</p>
<div class="games">
${READY_GAMES.map(game).join("\n")}
</div>
<p>Other numbers of boards, more teams, names filled in? <a href="taskpane.html">Make your own</a>.</p>
</section>`;
  return {
    file: "index.html",
    title: "Overtrick: duplicate bridge for a few tables, scored as you play",
    description:
      "Workbooks for duplicate bridge at home and small matches, ready to fill in or to print, in Excel, LibreOffice and Google Sheets.",
    body: [HERO, STEPS, ready, MORE, EXCEL].join("\n"),
  };
}

function game({ title, needs, about, picture, sessions }: ReadyGame): string {
  return `<section class="game">
<img src="pictures/${picture.name}.png" alt="${escaped(`${title}: ${picture.shows}`)}" loading="lazy">
<div class="what">
<h3>${escaped(title)}</h3>
<p class="needs">${escaped(needs)}</p>
<p>${escaped(about)}</p>
</div>
<ul>
${sessions.map((session) => row(title, session)).join("\n")}
</ul>
</section>`;
}

function row(title: string, session: ReadySession): string {
  const links = PAPERS.map((paper) => {
    const what = escaped(`${paper}: ${title}, ${session.label}`);
    return `<a class="take" href="workbooks/${readyFile(session, paper)}" download aria-label="${what}">${paper}</a>`;
  });
  return `<li><span class="which">${escaped(session.label)}</span><span class="papers">${links.join(" ")}</span></li>`;
}
