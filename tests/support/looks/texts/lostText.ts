import type { Page } from 'playwright';

/** How people change text: the size of WCAG 1.4.4, and the spacing of 1.4.12. */
export const textChanges = {
  'text of 200 %': 'html { font-size: 200% !important }',
  'wider spacing':
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
} as const;

/**
 * What a change of the page's styles does to its text, as lines with class names and the text: texts that are cut, shortened by an ellipsis
 * or lie over each other, words that break inside, and a page that scrolls sideways.
 */
export function lostText(page: Page, change: keyof typeof textChanges): Promise<string[]> {
  return page.evaluate(async (css) => {
    const sheet = new CSSStyleSheet();
    // With transitions, also those of reduced motion, each level of elements would take over an inherited value a frame later.
    sheet.replaceSync(`${css} *, ::before, ::after { transition: none !important }`);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    for (
      let still = 0;
      still < 4;
      still = document.getAnimations().some((one) => one instanceof CSSTransition) ? 0 : still + 1
    )
      await new Promise(requestAnimationFrame);

    const nameOf = (element: Element) => `${element.tagName.toLowerCase()}.${element.className}`;
    const isSeen = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true });
    const aside = new Map<Element, boolean>();
    /** Hidden on purpose: texts for screen readers only. */
    const isAside = (element: Element): boolean => {
      const known = aside.get(element);
      if (known !== undefined) return known;
      const { clipPath, position, fontSize } = getComputedStyle(element);
      const found =
        clipPath.startsWith('inset(50%') ||
        fontSize === '0px' ||
        (position === 'absolute' && element.clientWidth <= 1) ||
        // The logotype is no text (WCAG 1.4.3, 1.4.5).
        element.className.toString().includes('_logo') ||
        element.getAttribute('aria-hidden') === 'true' ||
        element.closest('svg') !== null ||
        (element.parentElement !== null && isAside(element.parentElement));
      aside.set(element, found);
      return found;
    };
    interface Line {
      text: string;
      element: Element;
      box: DOMRect;
      floats: boolean;
    }
    const lines: Line[] = [];
    /** A hyphen, also a soft one, ends a word: a line may end there. */
    const WORD = /[\p{L}\p{M}\p{N}'’ʻʼ]+/gu;
    const found = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const element = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (!element || !text || ['SCRIPT', 'STYLE', 'NOSCRIPT', 'OPTION'].includes(element.tagName)) continue;
      if (!isSeen(element) || isAside(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      let floats = false;
      for (let box: Element | null = element; box; box = box.parentElement)
        floats ||= ['fixed', 'sticky'].includes(getComputedStyle(box).position);
      for (const word of (node.textContent ?? '').matchAll(WORD)) {
        const part = document.createRange();
        part.setStart(node, word.index);
        part.setEnd(node, word.index + word[0].length);
        const boxes = [...part.getClientRects()].filter(({ width }) => width > 0.5);
        if (new Set(boxes.map(({ top }) => Math.round(top))).size > 1)
          found.add(`a word is broken: ${nameOf(element)} ${word[0]}`);
      }
      for (const box of range.getClientRects())
        if (box.width > 1 && box.height > 1) lines.push({ text: text.slice(0, 40), element, box, floats });
    }
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) found.add(`the page scrolls sideways by ${scrollWidth - clientWidth} px`);
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      if (!isSeen(element) || isAside(element)) continue;
      const { textOverflow, webkitLineClamp, overflowX } = getComputedStyle(element);
      const isShort =
        textOverflow === 'ellipsis' && overflowX !== 'visible' && element.scrollWidth > element.clientWidth;
      const isClamped = webkitLineClamp !== 'none' && element.scrollHeight > element.clientHeight + 1;
      if (!isShort && !isClamped) continue;
      const words = element instanceof HTMLInputElement ? element.value || element.placeholder : element.textContent;
      found.add(`shortened: ${nameOf(element)} ${words.slice(0, 40)}`);
    }
    for (const { text, element, box } of lines) {
      // A line box is taller than its letters.
      const middle = { top: box.top + box.height * 0.3, bottom: box.bottom - box.height * 0.3 };
      for (let parent: Element | null = element; parent && parent !== document.body; parent = parent.parentElement) {
        const { overflowX, overflowY, position } = getComputedStyle(parent);
        const edge = parent.getBoundingClientRect();
        const cutsX = /hidden|clip/.test(overflowX) && (box.left < edge.left - 1 || box.right > edge.right + 1);
        const cutsY = /hidden|clip/.test(overflowY) && (middle.top < edge.top || middle.bottom > edge.bottom);
        if (/auto|scroll/.test(overflowX + overflowY)) break;
        if (cutsX || cutsY) found.add(`cut by ${nameOf(parent)}: ${nameOf(element)} ${text}`);
        const isPlate = parent.matches('button, header, nav, [class*=button]') || parent.tagName === 'A';
        if (isPlate && (middle.top < edge.top - 2 || middle.bottom > edge.bottom + 2))
          found.add(`outside of ${nameOf(parent)}: ${text}`);
        if (position === 'fixed') break;
      }
    }
    /** Inside of every part that cuts or scrolls: the next slide of a row is not. */
    const isInView = ({ element, box }: Line) => {
      for (let parent: Element | null = element; parent && parent !== document.body; parent = parent.parentElement) {
        const { overflowX } = getComputedStyle(parent);
        const edge = parent.getBoundingClientRect();
        if (overflowX !== 'visible' && (box.right < edge.left + 1 || box.left > edge.right - 1)) return false;
      }
      return true;
    };
    const still = lines.filter((one) => !one.floats && isInView(one)).toSorted((a, b) => a.box.top - b.box.top);
    for (const [index, one] of still.entries())
      for (let next = index + 1; next < still.length; next++) {
        const other = still[next];
        if (!other || other.box.top > one.box.bottom) break;
        if (other.element.contains(one.element) || one.element.contains(other.element)) continue;
        const wide = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const high = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        if (wide > 4 && high > Math.min(one.box.height, other.box.height) * 0.4)
          found.add(`${nameOf(one.element)} “${one.text}” lies over ${nameOf(other.element)} “${other.text}”`);
      }
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    return [...found];
  }, textChanges[change]);
}
