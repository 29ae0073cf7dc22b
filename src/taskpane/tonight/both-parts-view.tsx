import { bothParts } from "../../play/both-parts";
import { outcomeOf, planOf, standing, type Evening } from "../../play/evening";
import type { Scored } from "../../sessions/kinds";
import { isFirst } from "../../sessions/report";
import { localNumber } from "../shared/locale";
import { texts } from "./texts";
import { withMinus } from "./words";

const words = texts.bothParts;

interface Props {
  /** The evening that came before. */
  readonly first: Evening;
  readonly second: Scored;
}

/** The ranking of both parts of an evening, below that of the second one. */
export function BothPartsView({ first, second }: Props) {
  const both = bothParts(outcomeOf(standing(first), planOf(first)).scored, second);
  return (
    <section class="ranking both-parts">
      <h2>{words.heading}</h2>
      {both === null ? (
        <p>{words.none}</p>
      ) : (
        <>
          <p class="hint">{words[both.unit === "percent" ? "percent" : "sum"]}</p>
          <table>
            <thead>
              <tr>
                <th scope="col">{words.place}</th>
                <th scope="col">{words.name}</th>
                <th scope="col" class="numeric">
                  {both.unit === "percent" ? "%" : words.total}
                </th>
                <th scope="col" class="numeric">
                  {words.boards}
                </th>
              </tr>
            </thead>
            <tbody>
              {both.rows.map(({ place, name, total, boards }) => (
                <tr class={isFirst(place) ? "leads" : ""}>
                  <td class="of-place">{place}</td>
                  <th scope="row" class="of-name">
                    {name}
                  </th>
                  <td class="numeric score">{withMinus(localNumber(total))}</td>
                  <td class="numeric">{boards}</td>
                </tr>
              ))}
            </tbody>
          </table>
          {both.others.length > 0 && <p>{words.others(both.others.join(", "))}</p>}
        </>
      )}
    </section>
  );
}
