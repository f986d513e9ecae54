/** The theme in effect now. In the browser only. */
export function shownTheme(): 'dark' | 'light' {
  return document.documentElement.dataset['theme'] === 'light' ? 'light' : 'dark';
}
