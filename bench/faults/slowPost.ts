/** The head of a same-origin form POST; `framing` is its length or transfer encoding, `host` one that the site answers. */
export const slowPost = (path: string, framing: string, host = 'x'): string =>
  `POST ${path} HTTP/1.1\r\nHost: ${host}\r\nSec-Fetch-Site: same-origin\r\nContent-Type: multipart/form-data; boundary=x\r\n${framing}\r\n\r\n`;
