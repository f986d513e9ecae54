/** Pages to list in a pager: the first, the last and those around the current; `null` is a gap. At most seven entries. */
export function pageWindow(page: number, pages: number): (number | null)[] {
  if (pages <= 7) return Array.from({ length: Math.max(0, pages) }, (_, index) => index + 1);
  const from = Math.min(Math.max(page - 1, 3), pages - 4);
  if (page <= 4) return [1, 2, 3, 4, 5, null, pages];
  if (page >= pages - 3) return [1, null, pages - 4, pages - 3, pages - 2, pages - 1, pages];
  return [1, null, from, from + 1, from + 2, null, pages];
}
