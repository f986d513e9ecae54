import { existsSync } from 'node:fs';

const find = (places: readonly (string | undefined)[]) => places.find((place) => place && existsSync(place));

/** Where a screen in memory is had from, as `scripts/testTools.mjs` finds it. */
export const displayBinary = find([process.env['XVFB_PATH'], '/usr/bin/Xvfb', '/usr/local/bin/Xvfb']);

const driver = find([process.env['WEBKIT_DRIVER'], '/usr/bin/WebKitWebDriver', '/usr/local/bin/WebKitWebDriver']);

/** WebKitGTK's driver; undefined where it, or the screen it draws on, is not to be had. */
export const webKitDriver = displayBinary && driver;
