const shape = /^00-(?!0{32})[\da-f]{32}-(?!0{16})[\da-f]{16}-[\da-f]{2}$/;

/** The `traceparent` of a request (W3C Trace Context, version 00); undefined for none and for one that is not well formed. */
export function traceparentOf(header: string | string[] | undefined): string | undefined {
  return typeof header === 'string' && shape.test(header) ? header : undefined;
}
