type Headers = Readonly<Record<string, string>>;

/** Hostile input. Tests check the answer to each, the bench counts those that succeed. */
export const attacks = {
  /** Markup that must stay text. */
  markup: [
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    '</script><script>alert(1)//',
    "'-alert(1)-'",
    '\u2028alert(1)',
  ],

  /** Addresses of pages that may show parts of their address. */
  markupAddresses(payload: string): string[] {
    const encoded = encodeURIComponent(payload);
    return [
      `/gamehall?search=${encoded}`,
      `/${encoded.replaceAll('%2F', '')}`,
      `/gamehall?category=${encoded}`,
      `/game/${encoded.replaceAll('%2F', '')}`,
      `/forms/sign_in?error=${encoded}&field=${encoded}`,
      `/confirmation?contact=${encoded}@b.uz&code=${encoded}&error=${encoded}`,
    ];
  },

  /** Markup of the input that a page contains unescaped; undefined if there is none. */
  livingMarkup(html: string): string | undefined {
    const found = ['<script>alert', '<img src=x', "'-alert(1)-'</"].find((danger) => html.includes(danger));
    if (found) return found;
    const scripts = html.match(/<script\b[\s\S]*?<\/script>/g)?.join('') ?? '';
    return scripts.includes('\u2028') ? 'a line separator in a script' : undefined;
  },

  /** Addresses that must not lead to another site. */
  offSite: [
    '//evil.test',
    '/%2f%2fevil.test',
    '/ru//evil.test',
    '/gamehall/%2f%2fevil.test',
    '/cashier?redirectUrl=//evil.test',
    '/games/%2f%2fevil.test',
    '/slots?x=//evil.test',
    '/ru/ru//evil.test',
    '/ru///evil.test',
    '/ru/.//evil.test',
    '/ru/%2e//evil.test',
    '/ru/%2fevil.test',
    '/ru%2f%2fevil.test',
    '/ru/%2f%2fevil.test',
    '/ru/%5cevil.test',
    '/ru/\\evil.test',
    '/\\evil.test',
    '/.//evil.test',
    '/faq//evil.test',
    '/uz//evil.test',
    '/ru/evil.test',
    '/ru/@evil.test',
    '/https:evil.test',
    '/ru/https:evil.test',
    '/ru/https:%2f%2fevil.test',
    '/ru/javascript:evil.test',
    '/unsubscribe?token=//evil.test&type=//evil.test',
    '/forms/sign_in?redirectUrl=//evil.test&backUrl=https://evil.test',
    '/gamehall?category=//evil.test&search=//evil.test',
    '/support?error=//evil.test',
  ],

  /** Links, forms and sources of a page at `origin` that lead to `evil.test`. */
  leadsOffSite(html: string, origin: string): string[] {
    const addresses = [
      ...html.matchAll(/\s(?:href|src|action|formaction|poster|data|content)=(?:"([^"]*)"|'([^']*)')/gi),
    ];
    return addresses
      .map(([, double, single]) => (double ?? single ?? '').replaceAll('&amp;', '&').replace(/^\d+;\s*url=/i, ''))
      .filter((address) => URL.parse(address, origin)?.hostname.endsWith('evil.test') ?? false);
  },

  /** Return addresses that a sign-in must not redirect to. */
  offSiteReturns: ['//evil.test', '/\\evil.test', '/.//evil.test', '/%2e//evil.test', 'https://evil.test'],

  /** Headers that claim another host or another path. */
  forgedHost: {
    'x-forwarded-host': 'evil.test',
    'x-forwarded-proto': 'https',
    'x-original-url': '/about',
    'x-rewrite-url': '/about',
  } satisfies Headers,

  /** Headers of writes that do not come from a page of the site. */
  otherSites: (host: string): Headers[] => [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'none' },
    { origin: 'https://evil.test' },
    { origin: 'null' },
    { referer: 'https://evil.test/' },
    { origin: `http://${host}.evil.test` },
    { 'sec-fetch-site': 'cross-site', origin: `http://${host}` },
    {},
  ],

  /** Header lines of a GET that two servers may frame differently, or send to two hosts. */
  doubtfulFrames: (host: string): [name: string, lines: string][] => [
    ['two Hosts', `Host: ${host}\r\nHost: evil.test`],
    ['no Host', 'X: y'],
    ['an invalid Host', 'Host: evil.test/path?x'],
    ['a Host with a name before it', 'Host: user@evil.test'],
    ['a body on a GET', `Host: ${host}\r\nContent-Length: 3`],
    ['chunks on a GET', `Host: ${host}\r\nTransfer-Encoding: chunked`],
  ],

  /** Headers of a POST whose body two servers may end at different places. */
  doubtfulBodies: [
    'Content-Length: 4\r\nTransfer-Encoding: chunked',
    'Transfer-Encoding: chunked\r\nTransfer-Encoding: identity',
    'Transfer-Encoding: xchunked',
    'Transfer-Encoding : chunked',
    'Content-Length: 4\r\nContent-Length: 40',
    'Content-Length: +4',
  ],

  /** Endings that make a private page look like a file to a cache in front of the site. */
  fileLike: ['.css', '/x.css', ';x.css', '%2fx.css', '%3bx.css', '%00.css', '/..%2fx.css', '?x.css'],
};
