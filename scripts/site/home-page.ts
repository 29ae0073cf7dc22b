// The first page: how many play and until when, what that leads to, and the workbooks that are ready.
import { imp } from "../../src/functions/imp";
import { score } from "../../src/functions/score";
import { vps } from "../../src/functions/vp";
import { drawnPad, drawnSheets } from "./drawn";
import { icon, SIGNS } from "./icon";
import { escaped, type Page } from "./layout";
import { readySection } from "./ready-section";

/** Where the script of the first page is on the site: see first-page.ts. */
export const FIRST_PAGE = "first-page.js";

const HERO = `<section class="hero">
<div class="inside">
<div>
<h1>Bridge at home,<br>scored as you play</h1>
<p class="lead">On phones, in a workbook or on paper: Overtrick works out the scores, the IMPs and who has won.</p>
<div class="card">
<div class="ask" hidden>
<div class="field"><label for="people">How many are you?</label><div class="stepper"><button type="button" value="-1"
aria-label="One fewer">−</button><input id="people" inputmode="numeric" maxlength="2" autocomplete="off" value="8"><button
type="button" value="1" aria-label="One more">+</button></div></div>
<div class="field"><label for="from">From</label><input id="from" type="time"></div>
<div class="field"><label for="until">Until</label><input id="until" type="time"></div>
<div class="answer" role="status"></div>
</div>
<p class="buttons"><a class="button main" data-asks href="taskpane.html#play">Start scoring</a>
<a class="button" data-asks href="taskpane.html#workbook">Make a workbook</a></p>
</div>
<p class="small">Free. Nothing to install, no account. What you type stays with you.
<a href="#ready-workbooks">Ready workbooks</a></p>
</div>
${drawnPad()}
</div>
</section>`;

const WAYS = `<section class="inside" aria-labelledby="ways">
<h2 id="ways">Three ways to score an evening</h2>
<ul class="three">
<li class="card"><span class="tile">${icon("phone")}</span><h3>On phones</h3><p>Tap the contract, who played it and the result.
One phone is enough; more can join. <a href="guide/guide-phone.html">Playing on phones</a></p></li>
<li class="card"><span class="tile">${icon("sheet")}</span><h3>In a spreadsheet or on paper</h3><p>A workbook for Excel, LibreOffice or
Google Sheets. Type the results, or print it and write. <a href="guide/user-guide.html">An evening, step by step</a></p></li>
<li class="card"><span class="tile">${icon("functions")}</span><h3>Inside Excel</h3><p>A pane beside your workbook makes sheets and reads
results, and functions score what you typed. <a href="guide/install.html">Add it to Excel</a></p></li>
</ul>
</section>`;

const SHEETS = `<section class="band" aria-labelledby="sheets">
<div class="inside">
<div>
<h2 id="sheets">Type a contract, see the ranking</h2>
<p>You fill in the yellow cells. Points, IMPs and ranking follow by themselves. A slip is pointed out beside the board: a score
that no contract gives, a contract played from both sides, a missing board.</p>
<p><a href="guide/workbooks.html">How a workbook works</a></p>
</div>
${drawnSheets()}
</div>
</section>`;

const KNOW = `<section class="inside" aria-labelledby="know">
<h2 id="know">Good to know</h2>
<ul class="facts">
<li><h3>The published numbers</h3><p>Scores by the Laws, the IMP scale, the victory points of the WBF and the ACBL, or your
club’s own. <a href="guide/facts.html">Where each comes from</a></p></li>
<li><h3>Our season</h3><p>The evenings on your phone add up to a ladder by themselves.
<a href="guide/guide-season.html">The season</a></p></li>
<li><h3>Without a network</h3><p>Once opened, the page needs no Wi-Fi. Add it to your phone’s home screen.
<a href="guide/guide-phone.html#begin">How to begin</a></p></li>
<li><h3>Teams and clubs</h3><p>Matches, Swiss events paired round by round, and leagues with their table.
<a href="guide/guide-teams.html">Matches and leagues</a></p></li>
</ul>
</section>`;

/** Formulas with what their functions give. */
const FORMULAS: readonly (readonly [formula: string, gives: unknown])[] = [
  ["=BRIDGE.IMP(620-170)", imp([[620 - 170]])[0]![0]],
  ["=BRIDGE.VPS(20, 24)", vps([[20]], [[24]])[0]![0]],
  ['=BRIDGE.SCORE("4S+1", "N", 7)', score([["4S+1"]], [["N"]], [[7]])[0]![0]],
];

const EXCEL = `<section class="band" aria-labelledby="in-excel">
<div class="inside">
<div>
<h2 id="in-excel">Inside Excel</h2>
<p>The same pages in a pane beside your own workbook, and functions for its cells.</p>
<p class="buttons"><a class="button main" href="guide/install.html">Add it to Excel</a>
<a class="button" href="guide/functions.html">The functions</a></p>
<p>Without the add-in: <a href="examples/overtrick-functions.xlsx" download>overtrick-functions.xlsx</a> has the functions
ready to copy, <a href="examples/club-formulas.xlsx" download>club-formulas.xlsx</a> a club’s travellers and rankings.</p>
</div>
<dl class="card formulas">
${FORMULAS.map(([formula, gives]) => `<div><dt><code>${escaped(formula)}</code></dt><dd>${String(gives)}</dd></div>`).join("\n")}
</dl>
</div>
</section>`;

/** Drawn once for all links of ready workbooks. */
const DOWNLOAD_SIGN = `<svg hidden><symbol id="download" viewBox="0 0 24 24"><path d="${SIGNS.download}"/></symbol></svg>`;

/** The first page of the site. */
export function homePage(): Page {
  return {
    file: "index.html",
    title: "Overtrick: bridge at home, scored as you play",
    description:
      "Duplicate bridge at home and small matches, scored on phones, or in workbooks to fill in or to print, in Excel, LibreOffice and Google Sheets.",
    body: [DOWNLOAD_SIGN, HERO, WAYS, SHEETS, readySection(), KNOW, EXCEL].join("\n"),
    script: FIRST_PAGE,
  };
}
