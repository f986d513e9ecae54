import { existsSync } from 'node:fs';

const find = (places: readonly (string | undefined)[]) => places.find((place) => place && existsSync(place));

/** Path of Xvfb, found as in `scripts/testTools.mjs`; undefined if it is not installed. */
export const displayBinary = find([process.env['XVFB_PATH'], '/usr/bin/Xvfb', '/usr/local/bin/Xvfb']);

const driver = find([process.env['WEBKIT_DRIVER'], '/usr/bin/WebKitWebDriver', '/usr/local/bin/WebKitWebDriver']);

/** Path of WebKitGTK's driver; undefined if the driver or Xvfb is not installed. */
export const webKitDriver = displayBinary && driver;
