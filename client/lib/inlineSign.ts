/** 1 in left-to-right pages, -1 in right-to-left ones: the sign of horizontal scroll offsets. */
export function inlineSign(): 1 | -1 {
  return document.dir === 'rtl' ? -1 : 1;
}
