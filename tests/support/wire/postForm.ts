import { type Answered, ask } from './ask.ts';

/** Sends a POST of /api as a page of the site does. Rejects as `ask`. */
export function postForm(
  origin: string,
  path: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<Answered> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  return ask(origin, path, { method: 'POST', body, headers: { 'sec-fetch-site': 'same-origin', ...headers } });
}
