// The unified manifest (JSON), made from manifest.xml so that the two say the same. It is for Excel
// on the web, Windows 365 and Mac; older Excels know the XML one only, which stays the first.
import { Compilation, sources, type Compiler } from "webpack";
import { strToU8, zipSync } from "fflate";
import { readFileSync } from "node:fs";
import path from "node:path";

/** The newest released schema, which also is the manifest's version. */
const SCHEMA = "1.30";
const METADATA = "functions-unified.json";
/** In the package beside the manifest, by the names that it has for them. */
const ICONS = { color: "icon-192.png", outline: "icon-outline-32.png" };
/** Of the icons: the green of their ground. */
const ACCENT = "#0b5d4b";
/**
 * The unified package is an add-in of its own to Excel, which must not share the XML manifest's id;
 * with its own it takes that one's place where both are installed.
 */
const ID = "5d0a9a0e-7f0b-4c35-9d5c-2c1f7f0f6a31";

/** What a pattern's group has in the XML. */
function found(xml: string, pattern: RegExp | string): string {
  const text = new RegExp(pattern).exec(xml)?.[1];
  if (text === undefined) throw new TypeError(`manifest.xml has no ${String(pattern)}`);
  return text;
}

const textOf = (xml: string, tag: string) => found(xml, `<${tag}>([^<]*)</${tag}>`);
const valueOf = (xml: string, tag: string) => found(xml, `<${tag} DefaultValue="([^"]*)"`);

/** What the manifest's resources hold, by their ids. */
function resourcesOf(xml: string): Map<string, string> {
  const resources = xml.matchAll(/<bt:\w+ id="([^"]*)" DefaultValue="([^"]*)"/g);
  return new Map([...resources].map(([, id = "", value = ""]) => [id, value]));
}

/**
 * The unified manifest that says what an XML manifest says.
 * @param xml manifest.xml, with the addresses that it is to have.
 * @throws TypeError when the XML lacks a part that the other needs.
 */
export function unifiedManifest(xml: string) {
  const resources = resourcesOf(xml);
  const resource = (id: string) => {
    const text = resources.get(id);
    if (text === undefined) throw new TypeError(`manifest.xml has no resource ${id}`);
    return text;
  };
  const page = (name: string) => new URL(name, resource("Pane.Url")).href;
  const icons = [...xml.matchAll(/<bt:Image size="(\d+)" resid="([^"]*)"/g)].slice(0, 3);
  const icon = icons.map(([, size, id = ""]) => ({ size: Number(size), url: resource(id) }));
  const description = valueOf(xml, "Description");
  const [major = 0, minor = 0, patch = 0, build = 0] = textOf(xml, "Version").split(".").map(Number);
  const capabilities = [{ name: "CustomFunctionsRuntime", minVersion: "1.1" }];
  return {
    $schema: `https://developer.microsoft.com/json-schemas/teams/v${SCHEMA}/MicrosoftTeams.schema.json`,
    manifestVersion: SCHEMA,
    id: ID,
    // Three numbers are allowed here: the XML manifest's fourth goes into the last.
    version: [major, minor, patch * 100 + build].join("."),
    name: { short: valueOf(xml, "DisplayName"), full: `${valueOf(xml, "DisplayName")}: duplicate bridge scoring` },
    description: { short: description.replace(/:.*/s, ""), full: description },
    developer: {
      name: textOf(xml, "ProviderName"),
      websiteUrl: valueOf(xml, "SupportUrl"),
      privacyUrl: page("privacy.html"),
      termsOfUseUrl: page("terms.html"),
    },
    icons: ICONS,
    accentColor: ACCENT,
    validDomains: [new URL(resource("Pane.Url")).host],
    authorization: { permissions: { resourceSpecific: [{ name: "Document.ReadWrite.User", type: "Delegated" }] } },
    extensions: [
      {
        requirements: { scopes: ["workbook"], capabilities },
        runtimes: [
          {
            id: "Functions",
            type: "general",
            // The runtime without a page, as in the XML manifest: nothing of the pane's is kept open.
            lifetime: "short",
            code: { page: resource("Functions.Page.Url"), script: resource("Functions.Script.Url") },
            customFunctions: {
              namespace: { id: resource("Functions.Namespace"), name: resource("Functions.Namespace") },
              metadataUrl: page(METADATA),
            },
          },
          {
            id: "Pane",
            type: "general",
            lifetime: "short",
            code: { page: resource("Pane.Url") },
            actions: [{ id: "ShowPane", type: "openPage", view: "Overtrick.Pane", displayName: "Overtrick" }],
          },
        ],
        ribbons: [
          {
            contexts: ["default"],
            tabs: [
              {
                builtInTabId: found(xml, /<OfficeTab id="([^"]*)"/),
                groups: [
                  {
                    id: found(xml, /<Group id="([^"]*)"/),
                    label: resource("Group.Label"),
                    icons: icon,
                    controls: [
                      {
                        id: found(xml, /<Control xsi:type="Button" id="([^"]*)"/),
                        type: "button",
                        label: resource("PaneButton.Label"),
                        icons: icon,
                        supertip: {
                          title: resource("PaneButton.Label"),
                          description: resource("PaneButton.Tip"),
                        },
                        actionId: "ShowPane",
                      },
                    ],
                  },
                ],
              },
            ],
          },
        ],
        getStartedMessages: [
          {
            title: resource("GetStarted.Title"),
            description: resource("GetStarted.Description"),
            learnMoreUrl: resource("Help.Url"),
          },
        ],
        alternates: [{ hide: { customOfficeAddin: { officeAddinId: textOf(xml, "Id") } } }],
      },
    ],
  };
}

/** What functions.json holds, of this. */
interface Metadata {
  readonly functions: readonly { readonly name: string }[];
}

/** The functions' metadata without the names that the unified manifest refuses. */
export function unifiedMetadata(metadata: Metadata): Metadata {
  return { ...metadata, functions: metadata.functions.filter(({ name }) => name.length >= 3) };
}

const json = (value: object) => `${JSON.stringify(value, null, 2)}\n`;

/** Adds the unified manifest, its metadata and the package of both with their icons to the build. */
export class UnifiedManifestPlugin {
  /** @param options the file of the functions' metadata, and what puts addresses into the manifest. */
  constructor(
    private readonly options: { readonly metadata: string; readonly atAddress: (content: string) => string }
  ) {}

  apply(compiler: Compiler): void {
    const { metadata, atAddress } = this.options;
    const { context } = compiler;
    compiler.hooks.thisCompilation.tap("UnifiedManifestPlugin", (compilation) => {
      // After FunctionsHelpPlugin has completed the metadata.
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONS + 1;
      compilation.hooks.processAssets.tap({ name: "UnifiedManifestPlugin", stage }, () => {
        const asset = compilation.getAsset(metadata);
        if (!asset) return;
        const manifest = json(unifiedManifest(atAddress(readFileSync(path.join(context, "manifest.xml"), "utf8"))));
        const icons = Object.values(ICONS).map((name) => [name, readFileSync(path.join(context, "assets", name))]);
        const files = { "manifest.json": strToU8(manifest), ...Object.fromEntries(icons) };
        const functions = json(unifiedMetadata(JSON.parse(asset.source.source().toString()) as Metadata));
        compilation.emitAsset(METADATA, new sources.RawSource(functions));
        compilation.emitAsset("manifest.json", new sources.RawSource(manifest));
        // A fixed date, so that the same sources make the same bytes.
        const zip = zipSync(files, { mtime: new Date(1980, 0, 1) });
        compilation.emitAsset("overtrick-unified.zip", new sources.RawSource(Buffer.from(zip)));
      });
    });
  }
}
