/** Short texts on one line, `Uzcard · 100 000`, without empty ones; a line ends with the dot and never begins with it. */
export function joinDotted(parts: readonly (string | false | null | undefined)[]): string {
  return parts.filter(Boolean).join('\u00A0· ');
}
