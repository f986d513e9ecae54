/** Fills `$$min$$`, `$$max$$`, `$$symbols$$` of an operator's text; an unknown name stays as written. */
export function interpolate(text: string, params: Readonly<Record<string, string | number>>): string {
  return text.replace(/\$\$(\w+)\$\$/g, (mark, name: string) =>
    Object.hasOwn(params, name) ? String(params[name]) : mark,
  );
}
