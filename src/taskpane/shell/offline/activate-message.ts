/** Message from the page that tells a waiting worker to activate its version. */
export const TAKE = "take";
