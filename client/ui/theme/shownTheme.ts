/** What the page wears at this moment. In the browser only. */
export function shownTheme(): 'dark' | 'light' {
  return document.documentElement.dataset['theme'] === 'light' ? 'light' : 'dark';
}
