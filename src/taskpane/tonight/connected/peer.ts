import { candidateOf, descriptionOf, sideIn, type Side } from "../../../play/connected/connect-code";

/** One end of a connection that is being made, or waits. */
export interface Peer {
  readonly side: Side;
  /** Fulfilled when texts can be sent. */
  readonly opened: Promise<RTCDataChannel>;
  readonly close: () => void;
  /** Whether the browsers have found each other. */
  readonly isReached: () => boolean;
  /** Called when it can come to nothing any more. */
  readonly onEnd: (ended: () => void) => void;
}

/** An end that waits for another phone to answer. */
export interface Offering extends Peer {
  /** @param hosts none where it is to wait for the other one to come. */
  readonly answered: (answer: Side, hosts?: Side["hosts"]) => Promise<void>;
}

/** In milliseconds: how long a browser may look for the ways to it. */
const GATHERING = 2000;

/** In milliseconds: a browser that gives up sooner after it has answered cannot wait for who comes later. */
export const SOON = 10_000;

/** Without any server: phones in one network find each other by themselves, or not at all. */
function connection(certificate: RTCCertificate): RTCPeerConnection {
  return new RTCPeerConnection({ iceServers: [], certificates: [certificate] });
}

/** Offers a connection. */
export async function offering(certificate: RTCCertificate): Promise<Offering> {
  const made = connection(certificate);
  // By its name both ends know which of two connections is meant.
  const channel = made.createDataChannel(Math.random().toString(36).slice(2));
  await made.setLocalDescription(await made.createOffer());
  const side = await gathered(made);
  return {
    ...peerOf(made, side, opening(channel)),
    answered: (answer, hosts) =>
      made.setRemoteDescription({ type: "answer", sdp: descriptionOf({ is: "answer", side: answer }, hosts) }),
  };
}

/** Answers an offer, and begins at once. */
export async function answering(certificate: RTCCertificate, offer: Side): Promise<Peer> {
  const made = connection(certificate);
  const opened = channelOf(made);
  await made.setRemoteDescription({ type: "offer", sdp: descriptionOf({ is: "offer", side: offer }) });
  await made.setLocalDescription(await made.createAnswer());
  return peerOf(made, await gathered(made), opened);
}

/** An answer that is known and has not begun. */
export interface Prepared {
  readonly side: Side;
  /** Begins it, once. */
  readonly begin: () => Promise<Peer>;
  readonly close: () => void;
}

/** How this side will answer an offer some time, so that the other side can wait for it from now on. */
export async function prepared(certificate: RTCCertificate, offer: Side): Promise<Prepared> {
  const made = connection(certificate);
  const opened = channelOf(made);
  await made.setRemoteDescription({ type: "offer", sdp: descriptionOf({ is: "offer", side: offer }, []) });
  const answer = await made.createAnswer();
  const side = { ...sideOf(answer), hosts: [] };
  return {
    side,
    begin: async () => {
      await made.setLocalDescription(answer);
      await findHosts(made, offer);
      return peerOf(made, side, opened);
    },
    close: () => made.close(),
  };
}

/**
 * Answers an offer as it was said before, by this page or the one before it.
 * @throws where the browser does not let a page choose by what it answers.
 */
export async function answeringAs(
  certificate: RTCCertificate,
  offer: Side,
  { user, password }: Pick<Side, "user" | "password">
): Promise<Peer> {
  const made = connection(certificate);
  try {
    const opened = channelOf(made);
    await made.setRemoteDescription({ type: "offer", sdp: descriptionOf({ is: "offer", side: offer }, []) });
    const { sdp = "" } = await made.createAnswer();
    const as = sdp
      .replace(/^(a=ice-ufrag:).*?(\r?)$/m, (_, name: string, end: string) => name + user + end)
      .replace(/^(a=ice-pwd:).*?(\r?)$/m, (_, name: string, end: string) => name + password + end);
    await made.setLocalDescription({ type: "answer", sdp: as });
    await findHosts(made, offer);
    const side = sideOf(made.localDescription);
    if (side.user !== user) throw new Error("refused");
    return peerOf(made, side, opened);
  } catch (error) {
    made.close();
    throw error;
  }
}

function peerOf(made: RTCPeerConnection, side: Side, opened: Promise<RTCDataChannel>): Peer {
  return {
    side,
    opened,
    close: () => made.close(),
    isReached: () => made.iceConnectionState === "connected" || made.iceConnectionState === "completed",
    onEnd: (ended) =>
      made.addEventListener("connectionstatechange", () => {
        if (made.connectionState === "failed" || made.connectionState === "closed") ended();
      }),
  };
}

function channelOf(made: RTCPeerConnection): Promise<RTCDataChannel> {
  return new Promise((resolve) => {
    made.ondatachannel = ({ channel }) => void opening(channel).then(resolve);
  });
}

function opening(channel: RTCDataChannel): Promise<RTCDataChannel> {
  return new Promise((resolve) => {
    if (channel.readyState === "open") resolve(channel);
    else channel.addEventListener("open", () => resolve(channel), { once: true });
  });
}

/** Waits until the browser knows the ways to it; some never say that they know all. */
async function gathered(made: RTCPeerConnection): Promise<Side> {
  await new Promise<void>((resolve) => {
    const look = () => made.iceGatheringState === "complete" && resolve();
    made.addEventListener("icegatheringstatechange", look);
    setTimeout(resolve, GATHERING);
    look();
  });
  return sideOf(made.localDescription);
}

async function findHosts(made: RTCPeerConnection, { hosts }: Side): Promise<void> {
  for (const [i, host] of hosts.entries()) await made.addIceCandidate({ candidate: candidateOf(host, i), sdpMid: "0" });
}

function sideOf(description: RTCSessionDescriptionInit | null): Side {
  const side = sideIn(description?.sdp ?? "");
  if (!side) throw new Error("This browser describes itself in a way that is not known here.");
  return side;
}
