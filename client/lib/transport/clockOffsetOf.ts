/** The header has whole seconds, so smaller differences are ignored. */
const TOLERANCE_MS = 2_000;

/** Milliseconds that the server's clock is ahead of `now`, by the Date header, compared with the middle of the request; 0 on failure. */
export async function clockOffsetOf(ask: () => Promise<Pick<Response, 'headers'>>, now: () => number): Promise<number> {
  try {
    const sentAt = now();
    const { headers } = await ask();
    const offset = Date.parse(headers.get('date') ?? '') + 500 - (sentAt + now()) / 2;
    return Math.abs(offset) > TOLERANCE_MS ? offset : 0;
  } catch {
    return 0;
  }
}
