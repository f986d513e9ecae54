const PRIVATE_SEGMENTS = new Set(['bets', 'cashier', 'profile', 'responsible-game']);

/** As the router compares: percent-decoded and case-insensitive, or `/%63ashier` and `/Cashier` would walk past the guard. */
function readSegment(segment: string): string {
  try {
    return decodeURIComponent(segment).toLowerCase();
  } catch {
    return segment.toLowerCase();
  }
}

/** Whether a guest must be sent away: a whole segment is one of the four words, so `/promotions/cashier-bonus` stays public. */
export function isPrivatePath(path: string): boolean {
  const [pathname = ''] = path.split(/[?#]/, 1);
  return pathname.split('/').some((segment) => PRIVATE_SEGMENTS.has(readSegment(segment)));
}
