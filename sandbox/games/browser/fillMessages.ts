/** `{name}` in a sentence becomes its value. */
export function fillMessages(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
