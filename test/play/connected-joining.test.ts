import { joinStep, NOT_JOINING, type JoinEvent, type JoinState } from "../../src/play/connected/join-step";

/** The state after some events, with what was to be carried out after the last one. */
function after(...events: JoinEvent[]) {
  let state: JoinState = NOT_JOINING;
  let effects: readonly object[] = [];
  for (const event of events) ({ state, effects } = joinStep(state, event));
  return { ...state, effects };
}

const invited: JoinEvent[] = [{ kind: "stopped" }, { kind: "invited", peer: 1 }];
const read: JoinEvent[] = [...invited, { kind: "read" }];
const asked: JoinEvent[] = [{ kind: "asked", offer: 0 }];
const answered: JoinEvent[] = [...asked, { kind: "answered", offer: 0, peer: 1 }];

describe("a phone that lets another in", () => {
  test("seeks it once its answer is read, and is connected when the channel opens", () => {
    expect(after(...invited)).toMatchObject({ progress: "", invited: 1, peers: [] });
    expect(after(...read)).toMatchObject({ progress: "seeking", invited: null, peers: [1] });
    expect(after(...read).effects).toContainEqual({ kind: "failLater", peer: 1 });
    expect(after(...read, { kind: "opened", peer: 1 })).toMatchObject({ progress: "here", peers: [] });
  });

  test("says after a while that it was not found, unless it was connected meanwhile", () => {
    const failed: JoinEvent = { kind: "failed", peer: 1 };
    expect(after(...read, failed)).toMatchObject({ progress: "lost", effects: [{ kind: "emit" }] });
    expect(after(...read, { kind: "opened", peer: 1 }, failed)).toMatchObject({ progress: "here", effects: [] });
    // It may still come.
    expect(after(...read, failed, { kind: "opened", peer: 1 }).progress).toBe("here");
  });

  test("closes its offer when it stops, and an answer without an offer changes nothing", () => {
    expect(after(...invited, { kind: "stopped" }).effects).toContainEqual({ kind: "close", peer: 1 });
    expect(after({ kind: "read" })).toEqual({ ...NOT_JOINING, effects: [] });
  });
});

describe("a phone that joins", () => {
  test("shows its answer and waits; the end of its peer is the end", () => {
    expect(after(...answered)).toMatchObject({ progress: "waiting", answering: 0, peers: [1] });
    expect(after(...answered).effects).toContainEqual({ kind: "show", offer: 0, peer: 1, isBrief: false });
    const end: JoinEvent = { kind: "ended", offer: 0, peer: 1, isEarly: false };
    expect(after(...answered, end)).toMatchObject({ progress: "lost", answering: null, peers: [] });
    expect(after(...answered, end).effects).toContainEqual({ kind: "close", peer: 1 });
  });

  test("in a browser that gives up early answers again, briefly, until a phone connects", () => {
    const early: JoinEvent[] = [...answered, { kind: "ended", offer: 0, peer: 1, isEarly: true }];
    expect(after(...early)).toMatchObject({ progress: "waiting", givesUp: true });
    expect(after(...early).effects).toContainEqual({ kind: "answer", offer: 0 });
    const again: JoinEvent[] = [...early, { kind: "answered", offer: 0, peer: 2 }];
    expect(after(...again).effects).toEqual([
      { kind: "emit" },
      { kind: "show", offer: 0, peer: 2, isBrief: true },
      { kind: "renewLater", offer: 0 },
    ]);
    expect(after(...again, { kind: "renewed", offer: 0 }).effects).toEqual([{ kind: "answer", offer: 0 }]);
    expect(after(...again, { kind: "hidden" }, { kind: "renewed", offer: 0 }).effects).toEqual([]);
    const both: JoinEvent[] = [...again, { kind: "answered", offer: 0, peer: 3 }, { kind: "opened", peer: 2 }];
    expect(after(...both)).toMatchObject({ progress: "here", peers: [], givesUp: true });
    expect(after(...both).effects).toContainEqual({ kind: "close", peer: 3 });
  });

  test("does not show the answer to an offer that has been replaced", () => {
    const replaced = after(...asked, { kind: "asked", offer: 1 }, { kind: "answered", offer: 0, peer: 1 });
    expect(replaced).toMatchObject({ answering: 1, progress: "", effects: [{ kind: "close", peer: 1 }] });
  });

  test("is told of another evening", () => {
    expect(after(...answered, { kind: "stranger" }).progress).toBe("other");
  });
});
