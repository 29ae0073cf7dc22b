import type { ResultColumns } from "../../sessions/reading/result-lines";

/** Headings of columns of matches in German, Dutch and French. */
const FOREIGN: ResultColumns = {
  round: ["runde", "ronde", "tour"],
  team: ["mannschaft", "heim", "thuis", "équipe", "equipe"],
  opponent: ["gegner", "gast", "tegenstander", "uit", "adversaire"],
  imps: ["imp", "differenz", "verschil", "écart"],
  vps: ["siegpunkte", "sp", "wp", "pv"],
  opponent_vps: ["siegpunkte gegner", "sp gegner", "wp tegenstander", "pv adversaire"],
  date: ["datum"],
  home: ["heim", "heimmannschaft", "thuis", "domicile"],
  away: ["gast", "auswärts", "gastmannschaft", "uit", "visiteur", "visiteurs"],
  home_imps: ["imps heim", "imps thuis", "imps domicile"],
  away_imps: ["imps gast", "imps uit", "imps visiteurs"],
  home_vps: ["siegpunkte heim", "sp heim", "wp thuis", "pv domicile"],
  away_vps: ["siegpunkte gast", "sp gast", "wp uit", "pv visiteurs"],
};

/** Adds German, Dutch and French headings to the columns of an event of matches. */
export function withForeignHeadings(columns: ResultColumns): ResultColumns {
  return Object.fromEntries(
    Object.entries(columns).map(([column, spellings]) => [column, [...spellings, ...(FOREIGN[column] ?? [])]])
  );
}
