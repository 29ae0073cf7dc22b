import { isFirst } from "../../sessions/report";
import { readCircle, renamesIn } from "../../play/circle";
import type { Evening } from "../../play/evening";
import { mainLadder, ourSeason, pointsOf } from "../../season/our-season";
import { readSeason } from "../../season/stored-season";
import type { EveningStore } from "../evening/shared/evening-store";
import { pointsText } from "../season/season-view";
import { seasonEvenings } from "./device-season";
import { ourSeasonTexts as words } from "./our-season-texts";

/** Maximum number of leaders that a line names. */
const MAX_LEADERS = 2;

/** Describes the season: "6 evenings. Rosemary & Hugh lead with 200"; "" without leaders, or with more than two. */
export function seasonLine(store: Pick<EveningStore, "season" | "circle">, all: readonly Evening[]): string {
  const renames = renamesIn(readCircle(store.circle()));
  const main = mainLadder(ourSeason(seasonEvenings(all), readSeason(store.season()), renames).season);
  const leaders = main?.ladder.rows.filter(({ place }) => isFirst(place)) ?? [];
  const [first] = leaders;
  if (!main || !first || leaders.length > MAX_LEADERS) return "";
  const names = leaders.map(({ name }) => name);
  const { measure } = main.series;
  const points = pointsText(pointsOf(first));
  return words.leads(
    main.series.evenings.length,
    names,
    main.ladder.subject,
    measure ? words.points(points, measure) : points
  );
}
