import { candidateOf, sessionDescription, parseSide, type Side } from "../../../../play/connected/connect-code";

/** One end of a WebRTC connection that is being opened, or waits for the other end. */
export interface Peer {
  readonly side: Side;
  /** Fulfilled when texts can be sent. */
  readonly opened: Promise<RTCDataChannel>;
  readonly close: () => void;
  /** True once the browsers have found each other, before texts can be sent. */
  readonly isReached: () => boolean;
  /** Calls back when the connection has failed or closed. */
  readonly onEnd: (ended: () => void) => void;
}

export interface OfferingPeer extends Peer {
  /** @param hosts empty to wait until the other end contacts this one. */
  readonly acceptAnswer: (answer: Side, hosts?: Side["hosts"]) => Promise<void>;
}

/** Some browsers never report that they have found all their hosts. */
const MAX_GATHERING_MS = 2000;

/** A browser that ends an answer sooner than this cannot wait for a phone that connects later. */
export const EARLY_END_MS = 10_000;

/** Without STUN or TURN servers: only phones in the same network find each other. */
function createConnection(certificate: RTCCertificate): RTCPeerConnection {
  return new RTCPeerConnection({ iceServers: [], certificates: [certificate] });
}

function setRemote(
  connection: RTCPeerConnection,
  type: "offer" | "answer",
  side: Side,
  hosts?: Side["hosts"]
): Promise<void> {
  return connection.setRemoteDescription({ type, sdp: sessionDescription({ kind: type, side }, hosts) });
}

export async function offerPeer(certificate: RTCCertificate): Promise<OfferingPeer> {
  const connection = createConnection(certificate);
  // The label identifies the connection at both ends.
  const channel = connection.createDataChannel(Math.random().toString(36).slice(2));
  await connection.setLocalDescription(await connection.createOffer());
  const side = await gatherHosts(connection);
  return {
    ...peerOf(connection, side, whenOpen(channel)),
    acceptAnswer: (answer, hosts) => setRemote(connection, "answer", answer, hosts),
  };
}

export async function answerPeer(certificate: RTCCertificate, offer: Side): Promise<Peer> {
  const connection = createConnection(certificate);
  const opened = channelOf(connection);
  await setRemote(connection, "offer", offer);
  await connection.setLocalDescription(await connection.createAnswer());
  return peerOf(connection, await gatherHosts(connection), opened);
}

/** An answer whose connection has not started. */
export interface PreparedAnswer {
  readonly side: Side;
  /** Starts the connection; to be called once. */
  readonly begin: () => Promise<Peer>;
  readonly close: () => void;
}

/** Fixes the answer to an offer in advance, so that the other side can wait for the connection. */
export async function prepareAnswer(certificate: RTCCertificate, offer: Side): Promise<PreparedAnswer> {
  const connection = createConnection(certificate);
  const opened = channelOf(connection);
  await setRemote(connection, "offer", offer, []);
  const answer = await connection.createAnswer();
  const side = { ...sideOf(answer), hosts: [] };
  return {
    side,
    begin: async () => {
      await connection.setLocalDescription(answer);
      await findHosts(connection, offer);
      return peerOf(connection, side, opened);
    },
    close: () => connection.close(),
  };
}

/**
 * Repeats an answer that this page gave before, perhaps before it was reloaded.
 * @throws if the browser does not let a page choose the ICE user fragment and password.
 */
export async function answerAs(
  certificate: RTCCertificate,
  offer: Side,
  { user, password }: Pick<Side, "user" | "password">
): Promise<Peer> {
  const connection = createConnection(certificate);
  try {
    const opened = channelOf(connection);
    await setRemote(connection, "offer", offer, []);
    const { sdp = "" } = await connection.createAnswer();
    const sdpAnswer = sdp
      .replace(/^(a=ice-ufrag:).*?(\r?)$/m, (_, name: string, end: string) => name + user + end)
      .replace(/^(a=ice-pwd:).*?(\r?)$/m, (_, name: string, end: string) => name + password + end);
    await connection.setLocalDescription({ type: "answer", sdp: sdpAnswer });
    await findHosts(connection, offer);
    const side = sideOf(connection.localDescription);
    if (side.user !== user) throw new Error("refused");
    return peerOf(connection, side, opened);
  } catch (error) {
    connection.close();
    throw error;
  }
}

function peerOf(connection: RTCPeerConnection, side: Side, opened: Promise<RTCDataChannel>): Peer {
  return {
    side,
    opened,
    close: () => connection.close(),
    isReached: () => connection.iceConnectionState === "connected" || connection.iceConnectionState === "completed",
    onEnd: (ended) =>
      connection.addEventListener("connectionstatechange", () => {
        if (connection.connectionState === "failed" || connection.connectionState === "closed") ended();
      }),
  };
}

function channelOf(connection: RTCPeerConnection): Promise<RTCDataChannel> {
  return new Promise((resolve) => {
    connection.ondatachannel = ({ channel }) => void whenOpen(channel).then(resolve);
  });
}

function whenOpen(channel: RTCDataChannel): Promise<RTCDataChannel> {
  return new Promise((resolve) => {
    if (channel.readyState === "open") resolve(channel);
    else channel.addEventListener("open", () => resolve(channel), { once: true });
  });
}

async function gatherHosts(connection: RTCPeerConnection): Promise<Side> {
  await new Promise<void>((resolve) => {
    const check = () => connection.iceGatheringState === "complete" && resolve();
    connection.addEventListener("icegatheringstatechange", check);
    setTimeout(resolve, MAX_GATHERING_MS);
    check();
  });
  return sideOf(connection.localDescription);
}

async function findHosts(connection: RTCPeerConnection, { hosts }: Side): Promise<void> {
  for (const [i, host] of hosts.entries())
    await connection.addIceCandidate({ candidate: candidateOf(host, i), sdpMid: "0" });
}

function sideOf(description: RTCSessionDescriptionInit | null): Side {
  const side = parseSide(description?.sdp ?? "");
  if (!side) throw new Error("This browser describes itself in a way that is not known here.");
  return side;
}
