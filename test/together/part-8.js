require("./suites")(8);
