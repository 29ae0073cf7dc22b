import { BUILD } from "../shared/build";
import { texts } from "../texts";

/** What to do with a workbook that has been made. */
export function NextSteps({ placesOn }: { readonly placesOn: string }) {
  return (
    <p>
      {texts.waysOut.next(placesOn)}{" "}
      {BUILD.site && (
        <a href={BUILD.guide} target="_blank" rel="noopener">
          {texts.waysOut.more}
        </a>
      )}
    </p>
  );
}
