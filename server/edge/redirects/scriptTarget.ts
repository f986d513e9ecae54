import type { IncomingMessage } from 'node:http';
import type { Request } from 'express';
import { scriptKey } from '#shared/keys/scriptKey.ts';

const CHOICE = new RegExp(`(?:^|&)${scriptKey}=(Cyrl|Latn)(?=&|$)`);

/**
 * The script an address chooses, and the address without the parameter: `/about?script=Cyrl` gives `Cyrl` and `/about`. Undefined for other
 * addresses and for methods other than GET and HEAD.
 */
export function scriptTarget(req: IncomingMessage): { script: string; address: string } | undefined {
  if (req.method !== 'GET' && req.method !== 'HEAD') return undefined;
  const url = (req as Partial<Request>).originalUrl ?? req.url ?? '';
  // A query may contain further question marks.
  const [path = '', ...queries] = url.split('?');
  const query = queries.join('?');
  const script = CHOICE.exec(query)?.[1];
  if (script === undefined) return undefined;
  const rest = query.split('&').filter((pair) => !pair.startsWith(`${scriptKey}=`));
  return { script, address: rest.length > 0 ? `${path}?${rest.join('&')}` : path };
}
