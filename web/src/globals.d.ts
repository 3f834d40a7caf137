/** The version of this client, from package.json, fixed when it is built. */
declare const __BUILD__: string;
