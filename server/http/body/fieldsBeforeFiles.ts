/**
 * The text fields with which a multipart form begins, from its first bytes: those before the first file, each that is there whole. For a form
 * that is not read to its end, so that its text can be given back.
 */
export function fieldsBeforeFiles(contentType: string | undefined, begins: Buffer): Record<string, string> {
  const [, quoted, plain] =
    /^multipart\/form-data\s*;.*?boundary=(?:"([^"]{1,70})"|([^\s;]{1,70}))/i.exec(contentType ?? '') ?? [];
  const boundary = quoted ?? plain;
  if (boundary === undefined) return {};
  const [before, ...parts] = begins.toString('utf8').split(`--${boundary}`);
  // The last part may be cut.
  parts.pop();
  const fields: Record<string, string> = {};
  if (before !== '') return fields;
  for (const part of parts) {
    const [, name, value] = TEXT_PART.exec(part) ?? [];
    if (name === undefined || value === undefined) break;
    fields[name] = value;
  }
  return fields;
}

const TEXT_PART = /^\r\nContent-Disposition: form-data; name="([\w-]+)"\r\n\r\n([^]*)\r\n$/i;
