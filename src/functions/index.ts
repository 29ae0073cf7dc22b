// The entry of functions.js: each file below registers its functions with Excel.
import "./boards";
import "./butler";
import "./check-score";
import "./contracts";
import "./cross-imps";
import "./imp";
import "./matchpoints";
import "./net-score";
import "./place";
import "./score";
import "./vp";
