require("./suites")(7);
