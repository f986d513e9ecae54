import type { Page } from 'playwright';

/** Makes no visit the one in eight whose vitals are measured, by code that may share files with other parts. Keys of pages stay random. */
export async function withoutVitals(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { random } = Math;
    Math.random = () => Math.max(random(), 0.2);
  });
}
