/** The tab that a key selects, wrapping at the ends; null for other keys (ARIA APG, tabs). `sign`: -1 in right-to-left pages. */
export function nextTab(key: string, index: number, count: number, sign: 1 | -1 = 1): number | null {
  if (count < 1) return null;
  if (key === 'ArrowRight') return (index + count + sign) % count;
  if (key === 'ArrowLeft') return (index + count - sign) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return null;
}
