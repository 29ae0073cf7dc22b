import { useMemo, useState } from "preact/hooks";
import { eveningPlan, outcomeOf, scoredResults, type Evening } from "../../../play/evening";
import { LINK_NAMES, MAX_SENDER, resultCode, withNames, type LinkNames } from "../../../play/result-link";
import { linkOf, LONGEST_ON_SCREEN } from "../../../play/table-link";
import { Field } from "../../components/field";
import { FootBar } from "../../components/foot-bar";
import { Icon } from "../../components/icon";
import { ListRow } from "../../components/list-row";
import { Segments } from "../../components/segments";
import { Sheet } from "../../components/sheet";
import { errorText } from "../../shared/error-text";
import { pageAddress } from "../../shared/page-address";
import type { Settings } from "../../shared/settings";
import { canShare, shareResult, ShareResult } from "../../workbook/results/share-result";
import { QrCode } from "../phones/qr-code";
import { resultPageTexts as words } from "./result-texts";

interface Props {
  readonly evening: Evening;
  readonly settings: Settings;
}

/**
 * The foot of a result. Once the user has chosen the form of names, Share opens the device's own list of apps, and the
 * other ways to share are behind three dots; before that, and without such a list, Share opens all ways.
 */
export function ShareFoot({ evening, settings }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [message, setMessage] = useState("");
  const names = readNames(settings);
  const isDirect = canShare() && names !== null;
  const open = () => {
    if (names === null) settings.set("linkNames", "full");
    setOpen(true);
  };
  const share = () => {
    const { scored, link } = sharedResult(evening, names ?? "full", readSender(settings));
    shareResult(scored, link).then(setMessage, (error: unknown) => setMessage(errorText(error)));
  };
  return (
    <>
      <p class="share-outcome" role="status">
        {message}
      </p>
      <FootBar>
        <button type="button" class="primary" onClick={isDirect ? share : open}>
          <Icon name="share" />
          {words.share}
        </button>
        {isDirect && (
          <button type="button" class="other-ways" aria-label={words.otherWays} onClick={open}>
            <Icon name="more" />
          </button>
        )}
      </FootBar>
      {isOpen && (
        <Sheet title={words.share} onBack={() => setOpen(false)}>
          <Ways evening={evening} settings={settings} />
        </Sheet>
      )}
    </>
  );
}

/** Asks for the names that others see, and offers the ways to share. */
function Ways({ evening, settings }: Props) {
  const [names, setNames] = useState(readNames(settings) ?? "full");
  const [sender, setSender] = useState(readSender(settings));
  const [hasCode, setCode] = useState(false);
  const { scored, link } = useMemo(() => sharedResult(evening, names, sender), [evening, names, sender]);
  if (hasCode && link !== null)
    return (
      <>
        <QrCode text={link} label={words.codeLabel} />
        <p class="hint">{words.scan}</p>
      </>
    );
  return (
    <>
      <p class="hint">{words.namesLabel}</p>
      <Segments
        label={words.namesLabel}
        options={LINK_NAMES.map((each) => [each, words.names[each]] as const)}
        chosen={names}
        onChoose={(chosen) => {
          settings.set("linkNames", chosen);
          setNames(chosen);
        }}
      />
      {link === null ? (
        <p class="hint">{words.noLink}</p>
      ) : (
        <Field label={words.sender}>
          {(wiring) => (
            <input
              {...wiring}
              name="sender"
              maxLength={MAX_SENDER}
              value={sender}
              onInput={({ currentTarget: { value } }) => {
                settings.set("linkSender", value);
                setSender(value);
              }}
            />
          )}
        </Field>
      )}
      <ShareResult key={`${names} ${sender}`} scored={scored} link={link}>
        {link !== null && link.length <= LONGEST_ON_SCREEN && (
          <ListRow icon="phones" title={words.code} onPress={() => setCode(true)} />
        )}
      </ShareResult>
    </>
  );
}

/**
 * Returns the scored result with the names that others may see, and its link; the link is null if it would be too long.
 */
function sharedResult(evening: Evening, names: LinkNames, sender: string) {
  const shown = withNames(evening, names);
  const code = resultCode(evening, sender, names);
  return {
    scored: outcomeOf(scoredResults(shown), eveningPlan(shown), shown).scored,
    link: code === null ? null : linkOf(pageAddress(), code),
  };
}

/** Returns the chosen form of names; null before the first choice. */
function readNames(settings: Settings): LinkNames | null {
  const stored = settings.get<unknown>("linkNames", null);
  return LINK_NAMES.find((names) => names === stored) ?? null;
}

function readSender(settings: Settings): string {
  const stored = settings.get<unknown>("linkSender", "");
  return typeof stored === "string" ? stored : "";
}
