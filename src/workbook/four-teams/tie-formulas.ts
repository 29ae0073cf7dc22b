import { contestantAt, type Contestant } from "../../movements/contestant";
import { FOUR_TEAMS } from "../../movements/four-teams";
import type { ScoredFourTeams } from "../../sessions/four-teams/score-four-teams";
import { boardsInWords, ORDINALS } from "../../sessions/four-teams/why";
import { AGAINST, againstAddress, vpsAddress } from "./layout";
import { teamLabel } from "./names";
import { TIED, tieCell, tieColumn, tiedRange, type TieStep } from "./tie-steps";

/** The formula of a team's step. */
export function tieFormula(event: ScoredFourTeams, team: Contestant, step: TieStep): string {
  const { plan } = event;
  const at = (name: TieStep) => tieCell(team, name);
  const others = FOUR_TEAMS.filter((other) => other !== team);
  const level = (other: Contestant) => `${tieCell(other, "total")}=${at("total")}`;
  switch (step) {
    case "total":
      return vpsAddress(team, "Total");
    case "net":
      return `N(${againstAddress(plan, team, AGAINST.net)})`;
    case "level":
      return `IF(${at("total")}="","",COUNTIF(${tieColumn("total")},${at("total")}))`;
    case "measure": {
      const won = others.map((other) => {
        const cell = againstAddress(plan, team, AGAINST.first + other);
        return `IF(${level(other)},N(${cell}),0)`;
      });
      return `IF(${at("total")}="","",IF(${at("level")}=1,0,` + `IF(${at("level")}=2,${won.join("+")},${at("net")})))`;
    }
    case "place": {
      const ahead = others.map((other) => {
        return `IF(AND(${level(other)},${tieCell(other, "measure")}>${at("measure")}),1,0)`;
      });
      const better = `RANK(${at("total")},${tieColumn("total")})`;
      return `IF(${at("total")}="","",${better}+${ahead.join("+")})`;
    }
    case "line":
      return `IF(${at("place")}="","",${at("place")}${team === 0 ? "" : `+SUM(${tiedRange(team, team - 1)})`})`;
    case "shown": {
      const mark = `IF(SUM(${tiedRange(team, 3)})>0,"=","")`;
      return `IF(${at("place")}="","",${at("place")}&${mark})`;
    }
    case "name":
      return teamLabel(plan, team).formula;
    case "why":
      return whyFormula(event, team, others);
    case "tied1":
    case "tied2":
    case "tied3":
    case "tied4": {
      const other = contestantAt(TIED.indexOf(step) + 1);
      if (other === team) return "0";
      const same = `${tieCell(other, "measure")}=${at("measure")}`;
      return `IF(AND(${at("total")}<>"",${level(other)},${same}),1,0)`;
    }
  }
}

/** The sentence of whyPlaced in sessions/four-teams/why.ts. */
function whyFormula({ plan }: ScoredFourTeams, team: Contestant, others: readonly Contestant[]): string {
  const at = (name: TieStep) => tieCell(team, name);
  const tied = `SUM(${tiedRange(team, 3)})`;
  const listed = TIED.map((step, other) => {
    const before = `SUM(${tiedRange(team, other)})`;
    const separator = `IF(${before}=1,"",IF(${before}=${tied}," and ",", "))`;
    return `IF(${at(step)}=0,"",${separator}&${tieCell(other, "name")})`;
  });
  const [first, second, third, fourth] = ORDINALS;
  const ordinal =
    `IF(${at("place")}=1,"${first}",IF(${at("place")}=2,"${second}",` + `IF(${at("place")}=3,"${third}","${fourth}")))`;
  const against = others.map((other) => {
    const lost = againstAddress(plan, other, AGAINST.first + team);
    const text = `${tieCell(other, "name")}&": "&${at("measure")}&"–"&N(${lost})`;
    return `IF(${tieCell(other, "total")}=${at("total")},${text},"")`;
  });
  const boards = `" on the ${boardsInWords(plan.boardsPerMatch)} boards against "`;
  const net = `" on net IMPs: "&IF(${at("net")}>0,"+","")&${at("net")}`;
  return (
    `IF(OR(${at("total")}="",${at("level")}=1),"",IF(${tied}>0,"Tied with "&${listed.join("&")},` +
    `${ordinal}&IF(${at("level")}=2,${boards}&${against.join("&")},${net})))`
  );
}
