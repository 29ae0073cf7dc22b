import { impTable } from "../bridge/imp";
import { placeContractScores } from "./contract-scores";
import { layOutList } from "./kit/list";
import { layOutOwnWords } from "./own-words";
import { texts } from "./texts";
import { STYLES } from "./theme";

export const SCALES = texts.scales.name;

/** Row of the headings of all lists on the sheet. */
export const HEADING_ROW = 4;

export const IMP_BANDS = impTable();

/** The IMP scale: difference from, to, and IMPs. */
export const IMP_LIST = layOutList(
  {
    from: { heading: texts.scales.differenceFrom, width: 12, style: STYLES.fixed },
    to: { heading: texts.scales.to, width: 10, style: STYLES.fixed },
    imps: { heading: texts.scales.imps, width: 7, style: STYLES.label },
  },
  { name: "imps", sheet: SCALES, headingRow: HEADING_ROW, rows: IMP_BANDS.length }
);

/** The scores of contracts, right of the IMP scale. */
export const CONTRACTS = placeContractScores(SCALES, HEADING_ROW, IMP_LIST.right + 2);

/** A club's own words, right of the print area: shown on the screen and not printed. */
export const OWN_WORDS = layOutOwnWords({ sheet: SCALES, headingRow: HEADING_ROW, left: CONTRACTS.down.right + 2 });
