/** Fills `$$min$$`, `$$max$$`, `$$symbols$$` in an operator's text; unknown names are left as they are. */
export function interpolate(text: string, params: Readonly<Record<string, string | number>>): string {
  return text.replace(/\$\$(\w+)\$\$/g, (placeholder, name: string) =>
    Object.hasOwn(params, name) ? String(params[name]) : placeholder,
  );
}
