require("./suites")(6);
