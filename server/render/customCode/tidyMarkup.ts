/** Where an entry stands in the document; elements of the body cannot stand in the head, they would end it. */
export type MarkupPlace = 'head' | 'body';

/** Stands where the nonce of the answer goes. No text can hold it: control signs are dropped from what comes in. */
export const NONCE_MARK = '\u0000';

/** Whose content is not markup: it goes up to its own end tag. */
const RAW = new Set(['script', 'style']);
const VOID = new Set(['link', 'meta', 'img', 'br', 'hr', 'source', 'input']);
const IN_HEAD = new Set(['script', 'style', 'link', 'meta', 'noscript']);
const IN_BODY = new Set([
  ...IN_HEAD,
  'div',
  'span',
  'section',
  'aside',
  'p',
  'a',
  'b',
  'strong',
  'i',
  'em',
  'small',
  'br',
  'hr',
  'ul',
  'ol',
  'li',
  'img',
  'picture',
  'source',
  'iframe',
  'button',
  'label',
  'input',
]);

/** A comment, a declaration, an end tag, a start tag with its attributes; each also where the entry breaks off in it. */
const TOKEN =
  /<!--[\s\S]*?(?:-->|$)|<[!?][^>]*(?:>|$)|<\/([a-z][^\s/>]*)[^>]*(?:>|$)|<([a-z][^\s/>]*)((?:[^>"']|"[^"]*"|'[^']*')*)(>|$)/gi;
const ATTRIBUTE = /([^\s"'<>/=\p{Cc}]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/gu;

/**
 * An operator's markup as a browser would have to close it: every element that opens also closes within it, comments are gone,
 * and only elements stay that cannot change how the rest of the page is read. Scripts and styles get the nonce of the answer.
 * It is trusted code: this keeps a slip from taking the page, and takes no right away. Null: a script that no page can hold.
 */
export function tidyMarkup(code: string, place: MarkupPlace): string | null {
  const text = code.replace(/\p{Cc}/gu, (sign) => (/[\t\n\r]/.test(sign) ? sign : ''));
  const allowed = place === 'head' ? IN_HEAD : IN_BODY;
  const open: string[] = [];
  let out = '';
  let at = 0;

  const say = (words: string): void => {
    // Words in the head would end it.
    if (place === 'body') out += words.replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  };
  const close = (name: string): void => {
    const depth = open.lastIndexOf(name);
    if (depth === -1) return;
    for (const inner of open.splice(depth).toReversed()) out += `</${inner}>`;
  };

  TOKEN.lastIndex = 0;
  for (let token = TOKEN.exec(text); token; token = TOKEN.exec(text)) {
    say(text.slice(at, token.index));
    at = TOKEN.lastIndex;
    const [, ends, begins, attributes = ''] = token;
    if (ends) close(ends.toLowerCase());
    if (!begins) continue;
    const name = begins.toLowerCase();
    const isRaw = RAW.has(name);
    let content = '';
    if (isRaw) {
      const end = new RegExp(`</${name}(?=[\\s/>])[^>]*(?:>|$)`, 'gi');
      end.lastIndex = at;
      const found = end.exec(text);
      content = text.slice(at, found?.index ?? text.length);
      at = found ? end.lastIndex : text.length;
      TOKEN.lastIndex = at;
      // From "<!--" to "-->" a further "<script" makes the browser overlook the end tag.
      if (name === 'script' && /<!--[\s\S]*<script/i.test(content)) return null;
    }
    const parent = open.at(-1);
    const fits =
      parent === 'noscript' && place === 'head' ? name === 'link' || name === 'meta' || name === 'style' : true;
    if (!allowed.has(name) || !fits || (name === 'noscript' && open.includes('noscript'))) continue;
    // With scripts on, <noscript> ends at the first text that looks like its end, wherever it stands.
    if (/<\/noscript/i.test(content)) return null;
    out += `<${name}${attributesOf(attributes)}${isRaw ? ` nonce="${NONCE_MARK}"` : ''}>`;
    if (isRaw) out += `${content}</${name}>`;
    else if (!VOID.has(name)) open.push(name);
  }
  say(text.slice(at));
  for (const name of open.toReversed()) out += `</${name}>`;
  return out;
}

/** Each attribute once, quoted; a nonce of its own would be another answer's. */
function attributesOf(text: string): string {
  const attributes = new Map<string, string | undefined>();
  for (const [, name = '', double, single, bare] of text.matchAll(ATTRIBUTE)) {
    const known = name.toLowerCase();
    if (known !== 'nonce' && !attributes.has(known)) attributes.set(known, double ?? single ?? bare);
  }
  return [...attributes]
    .map(([name, value]) => {
      if (value === undefined) return ` ${name}`;
      return ` ${name}="${value.replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')}"`;
    })
    .join('');
}
