/** Shows the symbols' pictures, each in its own frame: a browser parses a vector picture when it computes the styles. */
export async function showSymbols(sheet: CSSStyleSheet): Promise<void> {
  for (const rule of Array.from(sheet.cssRules)) {
    if (!(rule instanceof CSSStyleRule) || !rule.style.getPropertyValue('--picture')) continue;
    rule.style.backgroundImage = 'var(--picture)';
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  }
}
