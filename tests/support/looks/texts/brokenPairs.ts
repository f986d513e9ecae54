import type { Page } from 'playwright';

/**
 * Pairs that a line of the page breaks: a figure and its unit, the groups of a number, a date, a time, a code and its number (`TRC-20`), a
 * short part before a hyphen (`e-pochta`). Each as the text of its element. A unit in an element of its own, or of one with
 * `data-unit="below"`, may go to the next line.
 */
export function brokenPairs(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const PAIRS = [
      /\d\s(?:soʻm|сум|сўм|so['ʼ]m|daqiqa|soat|kun|oy|hafta|soniya|marta|ball|yosh|мин|минут|час|дн|день|недел|месяц|сек|балл|раз)\p{L}*/gu,
      /\d\s?%/gu,
      /(?<![\d.,])\d{1,3}(?:\s\d{3})+(?!\d)/gu,
      /\d\d\.\d\d\.\d{4}|(?<!\d)\d{1,2}:\d\d(?!\d)/gu,
      /(?<![\p{L}\p{N}_/.@:-])(?:\p{Lu}{2,5}-\u2060?\d{1,3}|\p{L}{1,2}-\u2060?\p{L}{3,})/gu,
    ];
    const found = new Set<string>();
    for (const element of document.body.querySelectorAll('*')) {
      // A program is broken where its line ends.
      if (element.closest('script, style, noscript, option, svg, pre')) continue;
      const nodes = [...element.childNodes].filter((node): node is Text => node.nodeType === Node.TEXT_NODE);
      if (nodes.length === 0 || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      // React divides a text where it has a value: neighbours with nothing but comments between them are one text.
      const runs: Text[][] = [];
      for (const node of nodes) {
        let before = node.previousSibling;
        while (before?.nodeType === Node.COMMENT_NODE) before = before.previousSibling;
        const run = runs.at(-1);
        if (run && before && run.includes(before as Text)) run.push(node);
        else runs.push([node]);
      }
      for (const run of runs) {
        const text = run.map(({ data }) => data).join('');
        /** The node and offset of a place in the run. */
        const placeOf = (index: number): [Text, number] => {
          let rest = index;
          for (const node of run) {
            if (rest <= node.length) return [node, rest];
            rest -= node.length;
          }
          throw new Error('outside the run');
        };
        const patterns = element.matches('[data-unit=below]') ? PAIRS.slice(1) : PAIRS;
        for (const { 0: pair, index } of patterns.flatMap((pattern) => [...text.matchAll(pattern)])) {
          const range = document.createRange();
          range.setStart(...placeOf(index));
          range.setEnd(...placeOf(index + pair.length));
          const boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
          const [first, last] = [boxes[0], boxes.at(-1)];
          if (first && last && last.top > first.top + first.height / 2)
            found.add(`${pair} in ${text.trim().slice(0, 60)}`);
        }
      }
    }
    return [...found];
  });
}
