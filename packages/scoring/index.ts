// Everything of the scoring core that is for others: src/bridge and src/movements, by their own names.

// Boards, seats and vulnerability
export { dealerOf } from "../../src/bridge/board";
export { parseSeat, SEATS, seatsOfSide, sideOf, SIDES, type Seat, type Side } from "../../src/bridge/seat";
export { isVulnerable, parseVulnerability, vulnerabilityOf, type Vulnerability } from "../../src/bridge/vulnerability";

// Contracts and their points
export {
  LEVELS,
  parseContract,
  printContract,
  STRAINS,
  type Bid,
  type Contract,
  type Doubling,
  type Strain,
  type WrittenContract,
} from "../../src/bridge/contract";
export { arePossibleTricks, boardScore, declarerScore, tricksWon } from "../../src/bridge/contract-score";
export { contractsGiving } from "../../src/bridge/contracts-giving";
export { checkPoints, checkScore, type PlayedContract } from "../../src/bridge/check-score";
export { isPossibleScore } from "../../src/bridge/possible-scores";
export { parseResult, printResult } from "../../src/bridge/result";

// Comparing scores
export { boardAMatchPoints } from "../../src/bridge/board-a-match";
export { netScore, tablePoints, type PlusMinus } from "../../src/bridge/comparison";
export { IMP_THRESHOLDS, impsOf, impTable, type ImpBand } from "../../src/bridge/imp";
export {
  ACBLSCORE_DATUM,
  butlerDatum,
  butlerImps,
  DEFAULT_DATUM as USUAL_DATUM,
  type DatumRule,
} from "../../src/bridge/butler";
export { crossImps } from "../../src/bridge/cross-imps";
export { NOT_FOULED, type Fouled, type FouledRule } from "../../src/bridge/fouled-board";
export { matchpointPercentages, matchpoints } from "../../src/bridge/matchpoints";
export {
  atImps,
  atMatchpoints,
  parseTravellerScore,
  type BoardScore,
  type TravellerScore,
} from "../../src/bridge/traveller-score";
export { places, ranking, type Ranking, type RankingKey as Standing } from "../../src/bridge/ranking";

// Victory points
export { namedScale, SCALE_FAMILIES, type ScaleFamily } from "../../src/bridge/vp/named-scale";
export { ownScale, type OwnScaleCell } from "../../src/bridge/vp/own-scale";
export { printVictoryPoints, victoryPoints, type VpBand, type VpScale } from "../../src/bridge/vp/scale";

/** What every function throws where what it is given is wrong; its message says what is accepted. */
export { InputError } from "../../src/bridge/input-error";

// Movements
export {
  contestantNumber,
  contestants,
  type Contestant,
  type Partners,
  type Seated,
  type TeamPair,
} from "../../src/movements/contestant";
export { countsOf, type Meetings, type MovementCounts } from "../../src/movements/counts";
export { fivePairs } from "../../src/movements/five-pairs";
export { fourPairs } from "../../src/movements/four-pairs";
export { fourTeams } from "../../src/movements/four-teams";
export {
  atTable,
  guideOf,
  numberedFrom,
  roundsOf,
  stretchesOf,
  withBoards,
  type GuideRow,
  type Movement,
  type MovementLine,
  type Opponents,
  type Place,
  type Seating,
  type Stretch,
} from "../../src/movements/movement";
export { roundRobin, type Fixture, type FixtureRound } from "../../src/movements/round-robin";
export { teamMatch } from "../../src/movements/team-match";
export { threeTeams } from "../../src/movements/three-teams";
