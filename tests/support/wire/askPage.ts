import { type Answered, ask } from './ask.ts';

/** Requests a document as a browser does. Rejects as `ask`. */
export function askPage(origin: string, path: string, headers: Record<string, string> = {}): Promise<Answered> {
  return ask(origin, path, { headers: { accept: 'text/html,application/xhtml+xml', ...headers } });
}
