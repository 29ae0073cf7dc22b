/** The previews of movements, which are loaded together when one is first shown. */
export { FieldMovement } from "./field";
export { FourTeamsMovement, HomeMovement, MatchMovement, ThreeTeamsMovement } from "./movement";
