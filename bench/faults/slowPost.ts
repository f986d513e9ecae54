/** The head of a same-origin form POST; `framing` is its length or transfer encoding. */
export const slowPost = (path: string, framing: string): string =>
  `POST ${path} HTTP/1.1\r\nHost: x\r\nSec-Fetch-Site: same-origin\r\nContent-Type: multipart/form-data; boundary=x\r\n${framing}\r\n\r\n`;
