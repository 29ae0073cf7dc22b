require("./suites")(5);
