/**
 * The fields of a multipart form written as browsers write one without files: each part has its `Content-Disposition` and nothing
 * else (HTML standard, multipart/form-data encoding algorithm). Undefined for any other, and for one that is not whole.
 *
 * Strict on purpose, for who must know that the platform will read the same: an escaped or encoded name, a second boundary, a bare line
 * feed or an encoding of its own is read differently by different parsers.
 */
export function readPlainForm(
  contentType: string | undefined,
  body: Buffer,
): readonly (readonly [name: string, value: string])[] | undefined {
  const boundary = /^multipart\/form-data; ?boundary=([\w'+./:=?-]{1,70})$/i.exec(contentType ?? '')?.[1];
  if (boundary === undefined) return undefined;
  const [before, ...parts] = body.toString('utf8').split(`--${boundary}`);
  const end = parts.pop();
  if (before !== '' || (end !== '--\r\n' && end !== '--')) return undefined;
  const fields: [string, string][] = [];
  for (const part of parts) {
    const [, name, value] = plainPart.exec(part) ?? [];
    if (name === undefined || value === undefined) return undefined;
    fields.push([name, value]);
  }
  return fields;
}

/** PHP takes a dot, a blank and an open bracket in a name for an underscore: such names are not plain. */
const plainPart = /^\r\nContent-Disposition: form-data; name="([\w-]+(?:\[[\w-]*\])*)"\r\n\r\n([^]*)\r\n$/i;
