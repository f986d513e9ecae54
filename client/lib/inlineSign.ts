/** 1 where lines are written from left to right, -1 from right to left: sideways offsets of scrolling grow that way. */
export function inlineSign(): 1 | -1 {
  return document.dir === 'rtl' ? -1 : 1;
}
