import { InputError } from "../../bridge/input-error";
import { INDIVIDUAL_MOVEMENTS } from "../../movements/individual-movements";
import { PAIRS_MOVEMENTS } from "../../movements/pairs-movements";
import { registerGames, INDIVIDUAL, PAIRS, setOwnMovementReader } from "./field-kind";
import { sizeOfOwn } from "./games";
import { ownMovement } from "./own/own-movement";
import { ownTexts } from "./own/texts";
// Larger teams of a match are read with them.
import "../team-match/squads";

// Whatever imports this can plan every game. Their seats are much to load, so the pane does without until they are needed.
registerGames(PAIRS, PAIRS_MOVEMENTS);
registerGames(INDIVIDUAL, INDIVIDUAL_MOVEMENTS);
setOwnMovementReader((text, kind) => {
  const own = ownMovement(text);
  if (own && own.what !== kind.what) throw new InputError(ownTexts.refused.ofOthers(own.what), "movement");
  return own && sizeOfOwn(own);
});
