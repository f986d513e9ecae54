/** The header has whole seconds, so that less than this is no difference. */
const TOLERANCE_MS = 2_000;

/** How far the clock of who answers is ahead of `now`, by the Date of the answer, told in the middle of its way. */
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
