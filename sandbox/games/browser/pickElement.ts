/** The element of the frame's document with this id, which is always there. */
export function pickElement<T extends Element = HTMLElement>(id: string): T {
  return document.getElementById(id) as unknown as T;
}
