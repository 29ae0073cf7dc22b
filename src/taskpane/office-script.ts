// Runs before every other script of the page: that Office.js cannot be had may be told before
// anybody else listens.
window.addEventListener(
  "error",
  ({ target }) => {
    if (target instanceof HTMLScriptElement) target.dataset.failed = "yes";
  },
  true
);
