import { encode } from "uqr";

interface Props {
  readonly text: string;
  /** What it is, for those who do not see it. */
  readonly label: string;
}

/** In modules: what the standard asks to be left free around a code. */
const BORDER = 4;

/** A text as a QR code, dark on light in dark themes too, as cameras want it. */
export function QrCode({ text, label }: Props) {
  const { data, size } = encode(text, { ecc: "L", border: BORDER });
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join("");
  return (
    <svg class="qr" role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shape-rendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
