// Writes the tables of docs/movements.md from the movements: npm run docs
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { movementsDocument } from "./movements-page";

const PAGE = path.join(__dirname, "../docs/movements.md");

writeFileSync(PAGE, movementsDocument(readFileSync(PAGE, "utf8")));
