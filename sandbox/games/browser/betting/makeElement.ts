/** Creates an element with properties (`class`, `aria-…`, `data-…` and the like as attributes) and children. */
export function makeElement<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  properties: Record<string, string | boolean | ((event: Event) => void) | undefined> = {},
  ...children: (Node | string | null | undefined | false)[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (typeof value === 'function') element.addEventListener(name, value);
    else if (value === true) element.setAttribute(name, '');
    else if (value !== undefined && value !== false) element.setAttribute(name, value);
  }
  for (const child of children) if (child) element.append(child);
  return element;
}
