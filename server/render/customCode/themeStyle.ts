/** `--primary`, or `light:--primary` for the light theme alone. */
const NAME = /^(light:)?(--[a-z][a-z0-9-]*)$/;
/** A colour, a length or a shadow: nothing that could end the declaration or the style, or fetch something. */
const VALUE = /^(?=.*\S)(?!.*(?:url\(|\/\*))[#\w\s.,%()/+*-]{1,120}$/i;
/** An open bracket would swallow the declarations that follow. */
const isBalanced = (value: string) => value.split('(').length === value.split(')').length;

/**
 * The operator's colours, which override those of the token file, as a `<style>` for the end of the head (contract D,
 * `prazer-config.theme`). Empty without any. `onRefused` gets each entry that is not a custom property with a valid value.
 */
export function themeStyle(
  theme: Readonly<Record<string, string>>,
  nonce: string,
  onRefused: (entry: string) => void,
): string {
  const rules = { both: '', light: '' };
  for (const [key, value] of Object.entries(theme)) {
    const [, light, name] = NAME.exec(key) ?? [];
    if (name && VALUE.test(value) && isBalanced(value)) rules[light ? 'light' : 'both'] += `${name}:${value.trim()};`;
    else onRefused(`${key}: ${value}`);
  }
  const both = rules.both && `:root,:root[data-theme]{${rules.both}}`;
  const light = rules.light && `:root[data-theme=light]{${rules.light}}`;
  return both || light ? `<style nonce="${nonce}">${both}${light}</style>` : '';
}
