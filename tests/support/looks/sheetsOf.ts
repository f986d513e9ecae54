import type { Page } from 'playwright';

const PAPERS = ['A4', 'Letter'] as const;

/** The number of sheets on which the page prints, on each size of paper, with the margin of a home printer. */
export async function sheetsOf(page: Page): Promise<Record<(typeof PAPERS)[number], number>> {
  const counts = { A4: 0, Letter: 0 };
  for (const format of PAPERS) {
    const margin = { top: '10mm', right: '10mm', bottom: '10mm', left: '10mm' };
    const pdf = (await page.pdf({ format, margin })).toString('latin1');
    counts[format] = pdf.match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
  }
  return counts;
}
