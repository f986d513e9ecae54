type Page = Pick<Document, 'hidden' | 'addEventListener' | 'removeEventListener'>;
type View = Pick<Window, 'addEventListener' | 'removeEventListener'>;

/** Calls `run` once per return to the page from another tab, window or app, whichever events the browser fires. Returns a stop function. */
export function watchReturn(run: () => void, page: Page = document, view: View = window): () => void {
  let isAway = page.hidden;
  const leave = () => {
    isAway = true;
  };
  const check = () => {
    if (page.hidden) leave();
    else if (isAway) {
      isAway = false;
      run();
    }
  };
  page.addEventListener('visibilitychange', check);
  view.addEventListener('blur', leave);
  view.addEventListener('focus', check);
  return () => {
    page.removeEventListener('visibilitychange', check);
    view.removeEventListener('blur', leave);
    view.removeEventListener('focus', check);
  };
}
