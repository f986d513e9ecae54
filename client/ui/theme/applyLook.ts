import type { Look } from './readLook.ts';

const LIGHT = '(prefers-color-scheme: light)';

/** Sets the look attributes of <html>, which the tokens select by, and colours the browser's bar like the page. */
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
  // Reading a computed style forces a layout: avoided on the first paint of the default look.
  if (!isLight && !isChanged) return;
  const background = getComputedStyle(document.documentElement).getPropertyValue('--bg').trim();
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', background);
}
