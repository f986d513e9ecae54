/**
 * Node flags of the server, which keep its memory constant over time.
 *
 * - 16 MB for short-lived objects: by default V8 grows to 128 MB within the first million requests and does not shrink.
 * - No pretenuring: from objects that survived the first renders V8 concludes that their kind is long-lived, and allocates sixty bytes
 *   per request in the old space, which only a full collection frees.
 *
 * Also in the Dockerfile and the runbook; a test compares them.
 */
export const serverFlags = ['--enable-source-maps', '--max-semi-space-size=16', '--no-allocation-site-pretenuring'];
