/** A string or a number of JSON. */
const TOKEN = /"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*/g;
const WHOLE = /^-?\d{16,}$/;

/**
 * Parses the JSON of an answer. A whole number that JavaScript cannot hold exactly, such as an id beyond 2^53, becomes its digits as text.
 * Throws as JSON.parse.
 */
export function parseAnswer(json: string): unknown {
  return JSON.parse(/\d{16}/.test(json) ? json.replaceAll(TOKEN, exactly) : json);
}

function exactly(token: string): string {
  return WHOLE.test(token) && !Number.isSafeInteger(Number(token)) ? `"${token}"` : token;
}
