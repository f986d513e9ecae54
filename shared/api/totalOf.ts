interface Page {
  items: readonly unknown[];
  total?: number | undefined;
  count?: number | undefined;
}

/** Number of items in all pages; null: the platform does not report it. */
export function totalOf({ total, count }: Page): number | null {
  return total ?? count ?? null;
}

/** Whether to request another page: by the total, else by whether this page is full. `offset` is that of this page. */
export function hasMore(page: Page, offset: number, pageSize: number): boolean {
  const { length } = page.items;
  const total = totalOf(page);
  return length > 0 && (total === null ? length >= pageSize : offset + length < total);
}
