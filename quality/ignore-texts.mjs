import { declareValuePlugin, PluginKind } from "@stryker-mutator/api/plugin";

/** The objects that hold what is said to people: other words there are no fault of the rules. */
const TEXTS = new Set(["messages", "findings"]);

/** Leaves the texts alone, but not what chooses among them. */
const texts = {
  shouldIgnore(path) {
    const isText = path.isStringLiteral() || path.isTemplateLiteral();
    return isText && path.findParent(isHolder) ? "a text for people" : undefined;
  },
};

function isHolder(path) {
  return path.isVariableDeclarator() && TEXTS.has(path.node.id.name);
}

export const strykerPlugins = [declareValuePlugin(PluginKind.Ignore, "texts", texts)];
