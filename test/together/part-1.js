require("./suites")(1);
