import { ask, type Asked } from './ask.ts';

/** A document as a browser asks for it. */
export function askPage(origin: string, path: string, headers: Record<string, string> = {}): Promise<Asked> {
  return ask(origin, path, { headers: { accept: 'text/html,application/xhtml+xml', ...headers } });
}
