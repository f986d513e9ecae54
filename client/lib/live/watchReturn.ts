type Page = Pick<Document, 'hidden' | 'addEventListener' | 'removeEventListener'>;
type View = Pick<Window, 'addEventListener' | 'removeEventListener'>;

/** Calls when someone comes back to the page from another tab, window or app; once, whichever of the browser's events come. Returns what stops it. */
export function watchReturn(run: () => void, page: Page = document, view: View = window): () => void {
  let isAway = page.hidden;
  const leave = () => {
    isAway = true;
  };
  const look = () => {
    if (page.hidden) leave();
    else if (isAway) {
      isAway = false;
      run();
    }
  };
  page.addEventListener('visibilitychange', look);
  view.addEventListener('blur', leave);
  view.addEventListener('focus', look);
  return () => {
    page.removeEventListener('visibilitychange', look);
    view.removeEventListener('blur', leave);
    view.removeEventListener('focus', look);
  };
}
