import { useMemo, useState } from "preact/hooks";
import type { Host } from "../../excel/host";
import { readCircle, renamesIn } from "../../play/circle";
import { ladderText } from "../../season/ladder-text";
import type { LadderRow } from "../../season/ladder";
import { mainLadder, ourSeason, winningPoints, type OurSeason } from "../../season/our-season";
import type { CountedEvening } from "../../season/season";
import { texts as seasonRoom } from "../../season/texts";
import { readSeason, type StoredSeason } from "../../season/stored-season";
import { FootBar } from "../components/foot-bar";
import { Button } from "../components/button";
import { Icon } from "../components/icon";
import { Lazy } from "../components/lazy";
import { List, ListRow } from "../components/list-row";
import { Menu } from "../components/menu";
import { Page } from "../components/page";
import { Remarks } from "../components/report-view";
import type { EveningStore } from "../evening/shared/evening-store";
import { useEvenings } from "../evening/shared/use-evenings";
import { seasonTexts } from "../season/season-texts";
import { pointsText, rowDetails, SeasonView } from "../season/season-view";
import { DateTile } from "./date-tile";
import { seasonEvenings } from "./device-season";
import type { OpenOne } from "./open-copy";
import { ChooseEvenings, RulesPage, FirstEvening, WorkbookPage } from "./our-season-pages";
import { ourSeasonTexts as words } from "./our-season-texts";
import "../components/columns.css";

const filesPage = () => import("../season/season-tab");

const MONTH = new Intl.DateTimeFormat(undefined, { month: "short", timeZone: "UTC" });

/** Number of evenings listed above the row that unfolds the earlier ones. */
const SHOWN_EVENINGS = 3;

interface Props {
  readonly store: EveningStore;
  /** Excel or the browser; null until it is detected. */
  readonly host: Host | null;
  readonly open: OpenOne;
  readonly back: () => void;
}

/** The season of the evenings on this device: its ladder, its rules and its evenings. */
export function OurSeasonPage({ store, host, open, back }: Props) {
  const all = useEvenings(store);
  const [stored, setStored] = useState(() => readSeason(store.season()));
  const [page, setPage] = useState<"rules" | "choose" | "start" | "workbook" | "files" | null>(null);
  const onDevice = useMemo(() => seasonEvenings(all), [all]);
  const found = useMemo(
    () => ourSeason(onDevice, stored, renamesIn(readCircle(store.circle()))),
    [onDevice, stored, store]
  );
  const save = (season: StoredSeason) => {
    store.saveSeason(season);
    setStored(season);
  };
  const change = (changed: Partial<StoredSeason>) => save({ ...stored, ...changed, changed: Date.now() });
  const toSeason = () => setPage(null);
  switch (page) {
    case "rules":
      return <RulesPage stored={stored} change={change} back={toSeason} />;
    case "choose":
      return <ChooseEvenings found={found} stored={stored} change={change} back={toSeason} />;
    case "start":
      return (
        <FirstEvening
          found={found}
          stored={stored}
          onStart={(from) => {
            change({ from });
            toSeason();
          }}
          back={toSeason}
        />
      );
    case "workbook":
      return <WorkbookPage found={found} stored={stored} save={save} host={host} back={toSeason} />;
    case "files":
      return (
        <Page title={words.files} back={toSeason}>
          <Lazy load={filesPage}>{({ SeasonTab }) => <SeasonTab host={host} />}</Lazy>
        </Page>
      );
    case null:
      return (
        <Page
          title={seasonRoom.ours}
          back={back}
          action={
            <Menu label={words.more}>
              <button type="button" onClick={() => setPage("choose")}>
                {words.choose}
              </button>
              <button type="button" onClick={() => setPage("start")}>
                {words.firstEvening}
              </button>
              <button type="button" onClick={() => setPage("workbook")}>
                {words.workbook}
              </button>
              <button type="button" onClick={() => setPage("files")}>
                {words.files}
              </button>
            </Menu>
          }
        >
          <SeasonOfDevice found={found} stored={stored} change={change} toRules={() => setPage("rules")} open={open} />
        </Page>
      );
  }
}

interface SeasonProps {
  readonly found: OurSeason;
  readonly stored: StoredSeason;
  readonly change: (changed: Partial<StoredSeason>) => void;
  readonly toRules: () => void;
  readonly open: OpenOne;
}

function SeasonOfDevice({ found, stored, change, toRules, open }: SeasonProps) {
  const { season } = found;
  const main = mainLadder(season);
  const { best } = season.rules;
  const below = (row: LadderRow) =>
    stored.hasHandicaps
      ? rowDetails(row, best)
      : words.played(row.played, best === null ? 0 : Math.max(0, row.played - best));
  return (
    <>
      <div class="columns">
        <div class="season">
          {!main && (
            <>
              <h2>{words.empty}</h2>
              <p>{words.unnamed}</p>
            </>
          )}
          <SeasonView
            season={season}
            below={below}
            onJoin={({ names: [first, second] }, meaning) =>
              change({ names: [...stored.names, { typed: meaning === first ? second : first, meaning }] })
            }
          />
          <List>
            <ListRow name="rules" title={words.howItCounts} below={words.rule(best)} onPress={toRules} />
          </List>
        </div>
        <div>
          <CountedEvenings found={found} open={open} />
          <p class="hint">{words.people}</p>
          <Remarks heading={seasonTexts.remarks} lines={season.remarks.map(({ text }) => text)} />
        </div>
      </div>
      {main && <ShareLadder text={ladderText(season, main.series, main.ladder, pointsText)} />}
    </>
  );
}

/** The evenings that count, the latest first; those on this device can be opened. */
function CountedEvenings({ found: { season, evenings }, open }: Pick<SeasonProps, "found" | "open">) {
  const [isUnfolded, setUnfolded] = useState(false);
  const all = [...season.evenings].reverse();
  if (all.length === 0) return null;
  const earlier = all.length - SHOWN_EVENINGS;
  const isFolded = !isUnfolded && earlier > 1;
  const shown = isFolded ? all.slice(0, SHOWN_EVENINGS) : all;
  return (
    <>
      <h2>{words.counted}</h2>
      <List>
        {shown.map((evening) => {
          const { sameAs, score, winners } = evening;
          const listed = evenings.find(({ digest }) => digest.sameAs === sameAs);
          const id = listed?.isOnDevice ? listed.id : null;
          return (
            <ListRow
              key={sameAs}
              picture={<DateTile {...tileOf(score.date || (listed?.day ?? ""))} />}
              title={words.winners(winners)}
              below={pointsOf(evening)}
              onPress={id === null ? undefined : () => open(id)}
            />
          );
        })}
        {isFolded && <ListRow name="earlier" title={words.earlier(earlier)} onPress={() => setUnfolded(true)} />}
      </List>
    </>
  );
}

function tileOf(date: string): { readonly day: string; readonly below: string } {
  return { day: String(Number(date.slice(8))), below: MONTH.format(new Date(date)) };
}

function pointsOf({ score }: Pick<CountedEvening, "score">): string {
  const points = winningPoints(score);
  return points === null ? "" : words.won(words.points(pointsText(points), score.measure));
}

/** Shares the ladder through the device's share menu; without such a menu, copies the ladder. */
function ShareLadder({ text }: { readonly text: string }) {
  const [status, setStatus] = useState("");
  const share = async () => {
    try {
      if (typeof navigator.share === "function") return await navigator.share({ text });
      await navigator.clipboard.writeText(text);
      setStatus(words.copied);
    } catch (error) {
      // The user has closed the device's share menu.
      if (!(error instanceof DOMException && error.name === "AbortError")) setStatus(words.notShared);
    }
  };
  return (
    <FootBar>
      {status !== "" && <p role="status">{status}</p>}
      <Button variant="primary" name="share-ladder" onPress={() => void share()}>
        <Icon name="share" /> {words.share}
      </Button>
    </FootBar>
  );
}
