// The entry of functions.js: each file below registers its functions with Excel.
import "./boards";
import "./imp";
import "./net-score";
import "./score";
import "./vp";
