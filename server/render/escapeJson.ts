/**
 * JSON as a JavaScript expression inside a script element: it contains no end of the script, no comment and no line terminator that is
 * invalid in JavaScript; a key `__proto__` stays a key, where a literal would set the prototype.
 */
export function escapeJson(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('"__proto__":', '["__proto__"]:')
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}
