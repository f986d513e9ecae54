const FIELD =
  'input:not([type=button], [type=submit], [type=reset], [type=image]), textarea, select, [contenteditable=true], iframe';

/** Whether the visitor is in a field of a form, or in a frame, which may have fields that the page cannot see. */
export function hasFieldFocus(page: Document): boolean {
  return page.activeElement?.matches(FIELD) ?? false;
}
