import { circleOf, readCircle } from "../../play/circle";
import { openEveningStore } from "../evening/shared/evening-store";
import type { SessionModel } from "../workbook/form/session-model";
import { circleTexts as words } from "./circle-texts";

/** Describes the circle of people: "10 names, who plays with whom"; "" for an empty circle. */
export async function circleLine(model: Pick<SessionModel, "knownNames">): Promise<string> {
  const store = await openEveningStore();
  const { people } = circleOf(store.all(), model.knownNames(), readCircle(store.circle()));
  return people.length === 0 ? "" : words.count(people.length);
}
