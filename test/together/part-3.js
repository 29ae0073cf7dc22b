require("./suites")(3);
