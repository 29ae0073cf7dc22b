import type { Bid } from "../../../bridge/contract";
import { texts } from "./texts";
import "./suits.css";

/** A contract with its suit in the suit's own colour. */
export function ContractOnKey({ level, strain, doubling }: Bid) {
  return (
    <span class={`strain-${strain}`}>
      {level}
      <span class="strain">{texts.strains[strain]}</span> {texts.doublings[doubling]}
    </span>
  );
}

/** A sentence with its hearts and diamonds in their colour. */
export function InSuits({ text }: { readonly text: string }) {
  return <>{text.split(/([♥♦])/).map((part, i) => (i % 2 === 1 ? <span class="red-suit">{part}</span> : part))}</>;
}
