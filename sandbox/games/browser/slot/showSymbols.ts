/** Shows the symbols' pictures, each in its own task: a browser parses a vector picture during layout. */
export async function showSymbols(sheet: CSSStyleSheet): Promise<void> {
  for (const rule of Array.from(sheet.cssRules)) {
    if (!(rule instanceof CSSStyleRule) || !rule.style.getPropertyValue('--picture')) continue;
    rule.style.backgroundImage = 'var(--picture)';
    await new Promise((resolve) => setTimeout(resolve, 16));
  }
}
