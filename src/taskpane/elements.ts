import { Button, ButtonDefinition } from "@fluentui/web-components/button/index.js";
import { MessageBar, MessageBarDefinition } from "@fluentui/web-components/message-bar/index.js";
import { Tab, TabDefinition } from "@fluentui/web-components/tab/index.js";
import { Tablist, TablistDefinition } from "@fluentui/web-components/tablist/index.js";

/**
 * Makes the elements known that the pane has of Fluent UI.
 * @throws what the browser says where it refuses one. Fluent UI's own files that define them, such as
 *   `button.js`, leave that to nobody.
 */
export async function defineElements(): Promise<void> {
  await Promise.all([
    Button.define(ButtonDefinition),
    MessageBar.define(MessageBarDefinition),
    Tab.define(TabDefinition),
    Tablist.define(TablistDefinition),
  ]);
}
