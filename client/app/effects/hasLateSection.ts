/** Whether the server left something out of a page's data because it did not come in time (`settle`); rows count one by one. */
export function hasLateSection(page: object): boolean {
  return Object.values(page)
    .flat()
    .some((part: { isLate?: true } | null | undefined) => part?.isLate);
}
