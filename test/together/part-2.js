require("./suites")(2);
