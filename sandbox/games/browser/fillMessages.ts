/** Replaces each `{name}` in a text by its value. */
export function fillMessages(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
