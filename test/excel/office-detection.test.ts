import { isInsideOffice, type Surroundings } from "../../src/excel/office-detection";

/** A page of a browser, or what is said of it otherwise. */
const page = (otherwise: Partial<Surroundings> = {}): Surroundings => ({
  location: { search: "" },
  name: "",
  external: { AddSearchProvider: () => undefined },
  sessionStorage: { getItem: () => null },
  ...otherwise,
});

const at = (search: string) => page({ location: { search } });

test.each([
  ["nothing", page()],
  ["no window.external", page({ external: undefined })],
  ["another query", at("?utm_source=club&myhost=excel&host=excellent")],
  ["a name of somebody's", page({ name: "pane" })],
  [
    "a storage that is refused",
    {
      ...page(),
      get sessionStorage(): Storage {
        throw new DOMException("refused", "SecurityError");
      },
    },
  ],
])("a browser's page with %s has none", (_, surroundings) => {
  expect(isInsideOffice(surroundings)).toBe(false);
});

test.each([
  ["the manifest's address", at("?host=excel")],
  ["that and Excel's own words on the web", at("?host=excel&_host_Info=Excel$Web$16.00$en-US$$$$0")],
  ["the address of an earlier manifest", at("?_host_Info=Excel$Win32$16.01$en-US$telemetry$$$0")],
  ["Office's window.external", page({ external: { GetHostInfo: () => "" } })],
  ["an old Office's window.external", page({ external: { GetContext: () => ({}) } })],
  ["Office's agaveHost", page({ agaveHost: { GetHostInfo: () => "" } })],
  ["a frame's name", page({ name: JSON.stringify({ hostInfo: "Excel|Web|16.00" }) })],
  [
    "what Office.js has stored",
    page({ sessionStorage: { getItem: (key) => (key === "hostInfoValue" ? "Excel" : null) } }),
  ],
])("%s is a sign", (_, surroundings) => {
  expect(isInsideOffice(surroundings)).toBe(true);
});
