import { encode } from "uqr";
import "./qr-code.css";

interface Props {
  readonly text: string;
  /** Text alternative for screen readers. */
  readonly label: string;
}

/** Quiet zone around the code, in modules, as the standard requires. */
const BORDER = 4;

/** Draws a QR code dark on light in dark themes too, because cameras need that. */
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
