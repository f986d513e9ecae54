import { DEFERRED_PART } from '#server/render/deferredPart.ts';
import { escapeJson } from '#server/render/escapeJson.ts';

/**
 * Runs in the browser, behind the data that all players share: adds a player's stores and own parts of the page. A part that is late is a
 * promise that `__own` resolves.
 */
export const PLAYER_RECEIVER = receiver('p,o,l', '');

/** The same for a private page, with its content as one more argument. */
export const CONTENT_RECEIVER = receiver('p,o,l,c', 'Object.assign(d,c);');

function receiver(names: string, first: string): string {
  return (
    `(function(${names}){var s=__croupier,d=s.router.loaderData.page,f={};Object.assign(s.stores,p);${first}` +
    'for(var k in o)(d[k]=Promise.resolve(o[k])).status="fulfilled",d[k].value=o[k];' +
    `l.forEach(function(k){f[k]=${DEFERRED_PART}(d,k)});if(l[0])window.__own=function(k,v){f[k](v)}})`
  );
}

/** A promise as `readable` marks it. */
type Part = Promise<unknown> & { status?: string; value?: unknown };

/** The player's part of the page's data: the arguments of the receiver, and the parts that are not there yet. */
export function playerState(
  stores: object,
  parts: Readonly<Record<string, Part>>,
  content?: object,
): { text: string; late: string[] } {
  const ready: Record<string, unknown> = {};
  const late: string[] = [];
  for (const [name, part] of Object.entries(parts)) {
    if (part.status === 'fulfilled') ready[name] = part.value;
    else late.push(name);
  }
  const all = [stores, ready, late, ...(content ? [content] : [])];
  return { text: all.map(escapeJson).join(','), late };
}

/** The script with a part that was late. */
export const latePart = (name: string, value: unknown): string => `__own(${escapeJson(name)},${escapeJson(value)})`;
