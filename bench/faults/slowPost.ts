/** The head of a form that a page of the site seems to send; `framing` is its length or its encoding. */
export const slowPost = (path: string, framing: string): string =>
  `POST ${path} HTTP/1.1\r\nHost: x\r\nSec-Fetch-Site: same-origin\r\nContent-Type: multipart/form-data; boundary=x\r\n${framing}\r\n\r\n`;
