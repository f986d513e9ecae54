/**
 * How Node runs the server: its memory is as large after an hour as after a minute.
 *
 * - 16 MB for objects that live shortly: left alone, V8 takes up to 128 MB within the first million requests and gives nothing back.
 * - No pretenuring: from what survived while the first pages were rendered V8 concludes that the same kinds of objects always live
 *   long, and puts sixty bytes a request where only a full collection finds them.
 *
 * Also in the Dockerfile and the manual; a test compares them.
 */
export const serverFlags = ['--enable-source-maps', '--max-semi-space-size=16', '--no-allocation-site-pretenuring'];
