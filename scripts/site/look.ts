// Serves the site in dist-site/ on this computer, to look at it: npm run site:look
import path from "node:path";
import { servePane } from "../serve-pane";

void servePane({ folder: path.join(__dirname, "../../dist-site"), port: 0 }).then(({ address }) =>
  process.stderr.write(`${new URL("index.html", address).href} (Ctrl+C ends it)\n`)
);
