/**
 * Reads the fields of a multipart form as browsers write one without files: each part has a `Content-Disposition` header and no other (HTML
 * standard, multipart/form-data encoding algorithm). Undefined for any other body, an incomplete one included.
 *
 * Strict, because the caller must know that the platform reads the same fields: parsers disagree about escaped or encoded names, a second
 * boundary, bare line feeds and per-part encodings.
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
    const [, name, value] = PLAIN_PART.exec(part) ?? [];
    if (name === undefined || value === undefined) return undefined;
    fields.push([name, value]);
  }
  return fields;
}

/** PHP turns a dot, a space and an open bracket in a name into an underscore, so such names are refused. */
const PLAIN_PART = /^\r\nContent-Disposition: form-data; name="([\w-]+(?:\[[\w-]*\])*)"\r\n\r\n([^]*)\r\n$/i;
