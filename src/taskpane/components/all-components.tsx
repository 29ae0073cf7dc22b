/** A page that shows every component in every state, to be checked by eye. Only the development server has it. */
import { render, type ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { place } from "../shared/dom";
import { Banner } from "./banner";
import { Button } from "./button";
import { Chip } from "./chip";
import { Disclosure } from "./disclosure";
import { DropZone } from "./drop-zone";
import { Select, TextField } from "./field";
import { FootBar } from "./foot-bar";
import { Key } from "./key";
import { List, ListRow } from "./list-row";
import { Menu } from "./menu";
import { NameFields } from "./name-fields";
import { Page } from "./page";
import { Question } from "./question";
import { RadioCard } from "./radio-card";
import { Segments } from "./segments";
import { StatusRegion } from "./status-region";
import { Sheet } from "./sheet";
import { Stepper } from "./stepper";
import { Table, TableFrame } from "./table";
import "../tokens.css";
import "../taskpane.css";
import "../workbook/open/remarks-view.css";
import "../workbook/make/export-buttons.css";
import "./card.css";

const ignore = () => undefined;
const LONG = "Wolfeschlegelsteinhausenbergerdorff & Featherstonehaugh";

function Part({ title, children }: { readonly title: string; readonly children: ComponentChildren }) {
  return (
    <section class="card">
      <h2>{title}</h2>
      {children}
    </section>
  );
}

function Buttons() {
  return (
    <Part title="Button">
      <div class="ways">
        <Button variant="primary" onPress={ignore}>
          Main
        </Button>
        <Button onPress={ignore}>Second</Button>
        <button type="button" class="quiet">
          Quiet
        </button>
        <button type="button" class="quiet danger">
          Danger
        </button>
        <Button variant="place" onPress={ignore}>
          Table 1!D7
        </Button>
      </div>
      <div class="ways">
        <Button variant="primary" disabled onPress={ignore}>
          Main, off
        </Button>
        <Button disabled busy onPress={ignore}>
          Busy
        </Button>
        <Button onPress={ignore}>{LONG}</Button>
      </div>
    </Part>
  );
}

function Keys() {
  return (
    <Part title="Key">
      <div class="row">
        <Key onPress={ignore}>1♣</Key>
        <Key chosen onPress={ignore}>
          2♣
        </Key>
        <Key disabled onPress={ignore}>
          3♣
        </Key>
      </div>
    </Part>
  );
}

function Fields() {
  return (
    <Part title="Field">
      <TextField label="Title" hint="Printed above every sheet." value="" placeholder="Four pairs" onType={ignore} />
      <TextField label="Boards" fault="Boards is 7: use 12 to 36." value="7" onType={ignore} />
      <TextField label="Date" type="date" value="2026-11-27" onType={ignore} />
      <Select
        label="Session"
        name="session"
        groups={[{ label: "", options: [["pairs", LONG]] }]}
        value="pairs"
        onChoose={ignore}
      />
      <Stepper label="People" name="people" value="8" min={4} max={20} onType={ignore} />
      <Stepper label="At the end" name="least" value="4" min={4} max={20} onType={ignore} />
      <NameFields name="pairs" heading="Names" fault="Two pairs have the same name.">
        <TextField label="Pair 1" value={LONG} onType={ignore} />
      </NameFields>
      <DropZone label="Choose a workbook" hint="Or drop it here." accept=".xlsx" onFiles={ignore} />
      <DropZone label="Choose a workbook" fault={`${LONG}.pdf is not a workbook.`} accept=".xlsx" onFiles={ignore} />
    </Part>
  );
}

function Choices() {
  return (
    <Part title="Choices">
      <Segments
        label="Codes"
        options={[
          ["show", "Show a code"],
          ["read", "Read a code"],
        ]}
        chosen="show"
        onChoose={ignore}
      />
      {[true, false].map((chosen) => (
        <p>
          <RadioCard chosen={chosen} onChoose={ignore}>
            <strong>Four pairs</strong>
            <span class="hint">24 boards in 6 rounds of 4, about 3 hours</span>
          </RadioCard>
        </p>
      ))}
      <Disclosure summary="Closed">Unseen</Disclosure>
      <Disclosure summary={`Open: ${LONG}`} wanted>
        What few need.
      </Disclosure>
    </Part>
  );
}

function Messages() {
  return (
    <Part title="Banner and table">
      <StatusRegion status={{ intent: "success", text: "Saved as “Friday club.xlsx”." }} />
      <StatusRegion status={{ intent: "error", text: "The workbook is protected." }} />
      <Question text="Add the sheets a second time?" confirm={ignore} cancel={ignore} />
      <TableFrame label="Ranking">
        <Table
          caption="24 boards scored"
          headings={["Place", "Pair", "IMPs"]}
          rows={[
            { cells: ["1", LONG, "41"], named: 1 },
            { cells: ["2", "Ann & Bob", "−7.5"], named: 1 },
          ]}
        />
      </TableFrame>
    </Part>
  );
}

function Rows() {
  return (
    <>
      <List>
        <ListRow title="Names" value="4 of 4 pairs" onPress={ignore} />
        <ListRow title={LONG} below="What stands behind it" icon="evenings" value={LONG} onPress={ignore} />
      </List>
      <div class="chips">
        <Chip onPress={ignore}>Rosemary</Chip>
        <Chip chosen onPress={ignore}>
          {LONG}
        </Chip>
      </div>
    </>
  );
}

function Banners() {
  return (
    <>
      <Banner intent="done" title="The workbook is open in a new window">
        <p>Save it there before you play.</p>
      </Banner>
      <Banner intent="fault" title="Table 1, board 21: 425 is no score">
        <p>No contract gives it. Perhaps 420?</p>
      </Banner>
      <Banner intent="question" title={`${LONG}: is 4♠ right?`} />
    </>
  );
}

function Foot() {
  return (
    <FootBar>
      <Button variant="primary" onPress={ignore}>
        Start<small>4 pairs, 24 boards, until about 22:30</small>
      </Button>
      <Menu label="More">
        <button type="button">Download</button>
        <button type="button">Play it on a phone</button>
      </Menu>
    </FootBar>
  );
}

/** A sheet covers the page, so a button opens it. */
function Questions() {
  const [isOpen, setOpen] = useState(false);
  return (
    <Part title="Sheet">
      <Button name="sheet" onPress={() => setOpen(true)}>
        Ask
      </Button>
      {isOpen && (
        <Sheet title="Board 6 has no result" onBack={() => setOpen(false)}>
          <p>The other boards of Round 2 are in. After this the players and the boards move on.</p>
          <Button variant="primary" onPress={ignore}>
            Enter board 6
          </Button>
          <Button onPress={ignore}>It was not played</Button>
        </Sheet>
      )}
    </Part>
  );
}

render(
  <Page title="Every component" back={ignore}>
    <Buttons />
    <Keys />
    <Fields />
    <Choices />
    <Messages />
    <Rows />
    <Banners />
    <Questions />
    <Foot />
  </Page>,
  place("pane")
);
