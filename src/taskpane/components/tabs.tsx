import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import "./tabs.css";

/** A tab: its name on the page, and what stands on it. */
interface Tab<N extends string> {
  readonly name: N;
  readonly label: string;
}

interface TabListProps<N extends string> {
  readonly label: string;
  readonly tabs: readonly Tab<N>[];
  readonly active: N;
  readonly onChoose: (name: N) => void;
}

/** From where to where a key goes among so many tabs. */
const KEYS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Tabs of which one is open, as WAI-ARIA has them: one stop for the Tab key, arrows, Home and End go from tab to tab. */
export function TabList<N extends string>({ label, tabs, active, onChoose }: TabListProps<N>) {
  const press = (event: KeyboardEvent) => {
    const goTo = KEYS[event.key];
    const to =
      goTo &&
      tabs[
        goTo(
          tabs.findIndex(({ name }) => name === active),
          tabs.length
        )
      ];
    if (!to || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    onChoose(to.name);
    document.getElementById(`tab-${to.name}`)?.focus();
  };
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // Where there is no room for all in a row, the row scrolls, and the open one is in its middle.
    const tab = document.getElementById(`tab-${active}`);
    if (list.current && tab)
      list.current.scrollLeft = tab.offsetLeft - (list.current.clientWidth - tab.offsetWidth) / 2;
  }, [active]);
  return (
    <div ref={list} role="tablist" class="tabs" aria-label={label} onKeyDown={press}>
      {tabs.map(({ name, label: text }) => (
        <button
          key={name}
          type="button"
          role="tab"
          id={`tab-${name}`}
          aria-controls={`panel-${name}`}
          aria-selected={name === active}
          tabIndex={name === active ? 0 : -1}
          onClick={() => onChoose(name)}
        >
          {text}
        </button>
      ))}
    </div>
  );
}

/** What stands under a tab; it is there, but hidden, while another one is open. */
export function TabPanel(props: {
  readonly name: string;
  readonly active: string;
  readonly children: ComponentChildren;
}) {
  const { name, active, children } = props;
  return (
    <div role="tabpanel" id={`panel-${name}`} aria-labelledby={`tab-${name}`} hidden={name !== active}>
      {children}
    </div>
  );
}
