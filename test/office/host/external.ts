/** Excel in a program of its own: what Office.js asks of `window.external`. */
import type { About, Host } from "./play";

/** @param background the colour behind a pane in Office's theme. */
export function playExternal({ about, listeners, execute }: Host, background: string): void {
  const external = {
    GetHostInfo: () => "_host_Info=Excel$Win32$16.01$en-US$$$$0",
    GetContext: () => contextOf(about, background),
    Execute: (call: number, parameters: { toArray?: () => unknown[] }, callback: (result: object) => void) => {
      const [request] = (parameters.toArray?.() ?? parameters) as [string[]];
      void execute(call, request).then((answer) => callback({ toArray: () => [0, answer] }));
    },
    RegisterEvent: listeners.register,
    UnregisterEvent: listeners.unregister,
  };
  // WebKit has none of its own.
  if (!("external" in window)) Object.assign(window, { external: Object.create({}) as object });
  const prototype: object = Object.getPrototypeOf(window.external) as object;
  for (const [name, value] of Object.entries(external))
    Object.defineProperty(prototype, name, { value, configurable: true });
}

function contextOf({ token, sets }: About, background: string): object {
  const constants = {
    AppType: 1,
    SolutionRef: "overtrick",
    AppVersionMajor: 16,
    AppVersionMinor: 1,
    AppUILocale: 1033,
    AppDataLocale: 1033,
    DocUrl: "C:\\Book1.xlsx",
    AppCapabilities: 0xffff,
    ActivationMode: 0,
    ControlIntegrationLevel: 1,
    SolutionToken: token,
    CorrelationId: "",
    InstanceId: "1",
    TouchEnabled: false,
    CommerceAllowed: false,
    HostCustomMessage: 0,
    HostFullVersion: "16.0.1.1",
    Settings: { Read: () => ({ toArray: () => [[], []] }), Write: () => undefined },
    SupportedMatrix: sets,
    OfficeThemeInfo: JSON.stringify(themeOf(background)),
  };
  return Object.fromEntries(Object.entries(constants).map(([name, value]) => [`Get${name}`, () => value]));
}

/** Colours as numbers. */
function themeOf(background: string): object {
  const color = parseInt(background.slice(1), 16);
  const ink = 0xffffff - color;
  return {
    bodyForegroundColor: ink,
    bodyBackgroundColor: color,
    controlForegroundColor: ink,
    controlBackgroundColor: color,
  };
}
