import { INDIVIDUAL_MOVEMENTS } from "../../movements/individual-movements";
import { PAIRS_MOVEMENTS } from "../../movements/pairs-movements";
import { addGames, INDIVIDUAL, PAIRS } from "./field-kind";

// Whatever imports this can plan every game. Their seats are much to load, so the pane does without until they are needed.
addGames(PAIRS, PAIRS_MOVEMENTS);
addGames(INDIVIDUAL, INDIVIDUAL_MOVEMENTS);
