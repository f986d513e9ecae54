/** Lets the symbols' pictures in, each in a task of its own: a browser reads a vector picture while it lays out. */
export async function showSymbols(sheet: CSSStyleSheet): Promise<void> {
  for (const rule of Array.from(sheet.cssRules)) {
    if (!(rule instanceof CSSStyleRule) || !rule.style.getPropertyValue('--picture')) continue;
    rule.style.backgroundImage = 'var(--picture)';
    await new Promise((resolve) => setTimeout(resolve, 16));
  }
}
