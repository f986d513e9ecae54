/** The tab a key leads to, round the ends; null for keys that are none of theirs (ARIA APG, tabs). `sign` is -1 from right to left. */
export function nextTab(key: string, at: number, count: number, sign: 1 | -1 = 1): number | null {
  if (count < 1) return null;
  if (key === 'ArrowRight') return (at + count + sign) % count;
  if (key === 'ArrowLeft') return (at + count - sign) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return null;
}
