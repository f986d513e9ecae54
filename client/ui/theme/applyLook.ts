import type { Look } from './readLook.ts';

const LIGHT = '(prefers-color-scheme: light)';

/** Writes a look on <html>, where the tokens read it, and colours the browser's bar with the page. */
export function applyLook({ theme, isCalm }: Look): void {
  const { dataset } = document.documentElement;
  const isLight = theme === 'light' || (theme === 'system' && matchMedia(LIGHT).matches);
  const isChanged = (dataset['theme'] === 'light') !== isLight;
  if (isLight) dataset['theme'] = 'light';
  else delete dataset['theme'];
  if (theme === 'dark') delete dataset['themeChoice'];
  else dataset['themeChoice'] = theme;
  if (isCalm) dataset['calm'] = '';
  else delete dataset['calm'];
  // Reading a style costs a layout: not on the first paint of the brand's own look.
  if (!isLight && !isChanged) return;
  const background = getComputedStyle(document.documentElement).getPropertyValue('--bg').trim();
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', background);
}
