import type { Plan } from "../../sessions/kinds";
import { loading } from "../loading";
import { fourTeamsPreview } from "./four-teams";
import { homePreview } from "./home";
import { matchPreview } from "./team-match";
import { threeTeamsPreview } from "./three-teams";

/**
 * What is played when: who meets whom where, with which boards.
 * @throws LoadError
 */
export async function preview(plan: Plan): Promise<HTMLElement> {
  switch (plan.kind) {
    case "four-pairs":
    case "five-pairs":
      return homePreview(plan);
    case "team-match":
      return matchPreview(plan);
    case "three-teams":
      return threeTeamsPreview(plan);
    case "four-teams":
      return fourTeamsPreview(plan);
    case "swiss-event": {
      // What pairs the teams is loaded when it is first needed.
      const { swissPreview } = await loading(import("./swiss-event"));
      return swissPreview(plan);
    }
  }
}
