/** How translators of browsers replace a text: they move the node into an element, or put a new node in its place. */
export type TranslatorKind = 'moves' | 'replaces';

/**
 * Translates a page as a browser's translator does, as an init script or inside the page: every text node with words gets two `font`
 * elements around it, also those that appear later, except where the page forbids it (`translate="no"`). The words stay, so that
 * tests find them.
 */
export function translatePage(kind: TranslatorKind): void {
  const isLeftOut = (node: Text) =>
    !/\p{L}/u.test(node.data) ||
    node.parentElement === null ||
    node.parentElement.closest('script, style, noscript, textarea, title, font, [translate=no], svg') !== null;
  const wrap = (node: Text) => {
    if (isLeftOut(node)) return;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    node.replaceWith(outer);
    outer.append(inner);
    inner.append(kind === 'moves' ? node : document.createTextNode(node.data));
  };
  const translate = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const nodes: Text[] = root instanceof Text ? [root] : [];
    while (walker.nextNode()) nodes.push(walker.currentNode as Text);
    for (const node of nodes) wrap(node);
  };
  const watch = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) if (node.isConnected) translate(node);
  });
  const start = () => {
    translate(document.body);
    watch.observe(document, { subtree: true, childList: true });
  };
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', start);
  else start();
}

/**
 * Leaves out React's report of a failed hydration, as an init script: what is translated before its hydration, the page or a late
 * section, React renders anew and says so. It is no fault of a translated page.
 */
export function ignoreFailedHydration(): void {
  const report = window.reportError.bind(window);
  window.reportError = (error: unknown) => {
    if (!/#(?:418|423|425)\b|Hydration failed/.test(String(error))) report(error);
  };
}
