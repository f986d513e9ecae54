/** The bytes of a GET, with the address as given. `headers` are whole lines that end with CRLF. */
export function rawGet(target: string, headers = ''): string {
  return `GET ${target} HTTP/1.1\r\nHost: a\r\n${headers}\r\n`;
}
