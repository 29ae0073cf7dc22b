require("./suites")(4);
