/** The tab a key leads to, round the ends; null for keys that are none of theirs (ARIA APG, tabs). */
export function nextTab(key: string, at: number, count: number): number | null {
  if (count < 1) return null;
  if (key === 'ArrowRight') return (at + 1) % count;
  if (key === 'ArrowLeft') return (at + count - 1) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return null;
}
