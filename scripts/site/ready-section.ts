// The part of the first page with the workbooks that are ready.
import { PAPERS, type Paper } from "../../src/workbook/model";
import { READY_GAMES, readyFile, type ReadyGame, type ReadySession } from "../ready-workbooks";
import { escaped } from "./layout";

/** The games in their usual sizes, and folded all other sizes. */
export function readySection(): string {
  return `<section class="inside ready" aria-labelledby="ready-workbooks">
<div class="choice">
<h2 id="ready-workbooks">Ready workbooks</h2>
<fieldset class="segments">
<legend class="unseen">Paper</legend>
${PAPERS.map(paperChoice).join("\n")}
</fieldset>
</div>
<p>Empty, with the movement and the sheets. With names, or other numbers: <a href="taskpane.html#workbook">make your own</a>.</p>
<ul class="games">
${READY_GAMES.flatMap(usualRows).join("\n")}
</ul>
<details class="card sizes">
<summary>All sizes</summary>
<div>
${READY_GAMES.map(allSizes).join("\n")}
</div>
</details>
</section>`;
}

/** Until one is chosen, by the reader or the script, there are links for both papers. */
function paperChoice(paper: Paper): string {
  return `<label><input type="radio" name="paper" value="${paper}">${paper}</label>`;
}

function usualRows({ title, sessions }: ReadyGame): string[] {
  return sessions.flatMap((session) =>
    session.row
      ? [
          `<li class="game"><h3>${escaped(session.row.title)}<small>${escaped(session.row.needs)}</small></h3>${links(title, session)}</li>`,
        ]
      : []
  );
}

function allSizes({ title, needs, about, sessions }: ReadyGame): string {
  const sizes = sessions.map((session) => `<li>${escaped(session.label)}${links(title, session)}</li>`);
  return `<section>\n<h3>${escaped(title)}</h3>\n<p>${escaped(`${needs}. ${about}`)}</p>\n<ul>\n${sizes.join("\n")}\n</ul>\n</section>`;
}

/** The links of a session, one a paper. */
function links(title: string, session: ReadySession): string {
  const each = PAPERS.map((paper) => {
    const what = `<span class="unseen">${escaped(` ${title}, ${session.label}`)}</span>`;
    const sign =
      '<svg class="icon" viewBox="0 0 24 24" width="22" height="22" aria-hidden="true"><use href="#download"/></svg>';
    return `<a class="take ${paper.toLowerCase()}" href="workbooks/${readyFile(session, paper)}" download><span>${paper}</span>${what}${sign}</a>`;
  });
  return `<span class="papers">${each.join("")}</span>`;
}
