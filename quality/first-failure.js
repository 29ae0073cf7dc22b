const { TestEnvironment } = require("jest-environment-node");

/** Skips what comes after the first failing test: a mutant dies but once. */
module.exports = class FirstFailure extends TestEnvironment {
  failed = false;

  async handleTestEvent({ name, test }) {
    if (name === "test_fn_failure" || name === "hook_failure") this.failed = true;
    if (name === "test_start" && this.failed) test.mode = "skip";
  }
};
