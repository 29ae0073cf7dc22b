// Writes docs/movements.md from the movements.
import { writeFileSync } from "node:fs";
import path from "node:path";
import { movementsDocument } from "./movements-page";

writeFileSync(path.join(__dirname, "../docs/movements.md"), movementsDocument());
