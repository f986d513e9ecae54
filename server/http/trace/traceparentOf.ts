const SHAPE = /^00-(?!0{32})[\da-f]{32}-(?!0{16})[\da-f]{16}-[\da-f]{2}$/;

/** The valid `traceparent` header of a request (W3C Trace Context, version 00); undefined when it is missing or malformed. */
export function traceparentOf(header: string | string[] | undefined): string | undefined {
  return typeof header === 'string' && SHAPE.test(header) ? header : undefined;
}
