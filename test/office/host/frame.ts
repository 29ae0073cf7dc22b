/** Excel on the web, around the frame of the page: what Office.js asks of its parent by messages. */
import type { Message } from "./events";
import type { About, Host } from "./play";

/** The address of Excel on the web; Office.js trusts Microsoft's hosts alone. */
export const AROUND = "https://excel.officeapps.live.com/";

/** The number by which Office.js knows Excel on the web. */
const EXCEL_ON_THE_WEB = 16;

/** A page's address in the frame: behind it is what Office.js finds the host by. */
export const inFrame = (address: string): string =>
  `${address}${address.includes("?") ? "&" : "?"}_host_Info=Excel$Web$16.00$en-US$$$$0#&_xdm_Info=conversation|overtrick|${AROUND}`;

const REQUEST = 0;
const RESPONSE = 1;
/** What a response is to: what was asked for, or the wish to be told. */
const TO = { call: 0, event: 1 } as const;
const ACTION = { invoke: 0, register: 1, unregister: 2 } as const;

/** A message in the form in which both sides pack it, as JSON. */
interface Packed {
  readonly _messageType: number;
  readonly _actionName: string;
  readonly _actionType: number;
  readonly _conversationId: string;
  readonly _correlationId: number;
  readonly _data: Readonly<Record<string, unknown>>;
}

/** The page that asks, and the answers to what it asks by name. */
export function playAround({ about, listeners, execute }: Host): void {
  const invoked: Readonly<Record<string, (data: Packed["_data"]) => unknown>> = {
    ContextActivationManager_getAppContextAsync: () => contextOf(about),
    ContextActivationManager_notifyHost: () => null,
    executeMethod: async ({ DdaMethod: method, ArrayData: request }) => {
      const { DispatchId: call } = method as { readonly DispatchId: number };
      return { Version: 1, Error: 0, Data: await execute(call, request as string[]) };
    },
  };
  window.addEventListener("message", ({ data, source, origin }: MessageEvent<string>) => {
    const asked = JSON.parse(data) as Packed;
    if (asked._messageType !== REQUEST) return;
    const { _actionName: name, _actionType: type } = asked;
    const respond = (to: number, _data: unknown, _errorCode = 0) => {
      const { _conversationId, _correlationId } = asked;
      const packed = { _messageType: RESPONSE, _actionName: name, _conversationId, _correlationId };
      const response = { ...packed, _origin: window.location.origin, _data, _errorCode, _responseType: to };
      (source as Window).postMessage(JSON.stringify({ ...response, _serializerVersion: 1 }), origin);
    };
    const registered = () => respond(TO.call, { Error: 0 });
    if (type === ACTION.register) {
      const { eventDispId } = asked._data as { readonly eventDispId: number };
      const tell = (_: number, { toArray }: { readonly toArray: () => readonly Message[] }) =>
        respond(TO.event, { ArrayData: toArray() });
      return listeners.register(eventDispId, "", tell, registered);
    }
    if (type === ACTION.unregister) return listeners.unregister(asked._data.eventDispId as number, "", registered);
    void Promise.resolve(invoked[name]?.(asked._data)).then((result) => respond(TO.call, result));
  });
}

function contextOf({ token, sets }: About): object {
  return {
    _id: "overtrick",
    _appName: EXCEL_ON_THE_WEB,
    _appVersion: "16.0",
    _appMinorVersion: 0,
    _appUILocale: "en-US",
    _dataLocale: "en-US",
    _docUrl: `${AROUND}Book1.xlsx`,
    _clientMode: 1,
    _settings: [],
    _reason: 0,
    _osfControlType: 1,
    _eToken: token,
    _correlationId: "",
    _appInstanceId: "1",
    _requirementMatrix: sets,
    _hostFullVersion: "16.0.1.1",
  };
}
