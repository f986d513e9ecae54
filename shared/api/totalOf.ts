interface Page {
  items: readonly unknown[];
  total?: number | undefined;
  count?: number | undefined;
}

/** How many there are in all; null where the platform does not say. */
export function totalOf({ total, count }: Page): number | null {
  return total ?? count ?? null;
}

/** Whether another page is worth asking for: by the total, else by whether this page was full. */
export function hasMore(page: Page, offset: number, pageSize: number): boolean {
  const { length } = page.items;
  const total = totalOf(page);
  return length > 0 && (total === null ? length >= pageSize : offset + length < total);
}
