/** One event of a stream of server-sent events. */
export interface StreamEvent {
  name: string;
  data: string;
  id: string | undefined;
}

/** Max characters of an unfinished event, far above any real event, so that a foreign stream cannot fill the memory. */
const MAX_PENDING = 256 * 1024;

/** Reads server-sent events from pieces of text. Comments are ignored. The returned function throws a RangeError for an event without an end. */
export function readEventLines(onEvent: (event: StreamEvent) => void): (text: string) => void {
  let pending = '';
  return (text) => {
    pending += text;
    for (let end = pending.indexOf('\n\n'); end !== -1; end = pending.indexOf('\n\n')) {
      const block = pending.slice(0, end);
      pending = pending.slice(end + 2);
      const event = readBlock(block);
      if (event) onEvent(event);
    }
    if (pending.length > MAX_PENDING) throw new RangeError('an event without an end');
  };
}

function readBlock(block: string): StreamEvent | undefined {
  let name = 'message';
  let id: string | undefined;
  const data: string[] = [];
  for (const line of block.split('\n')) {
    const colon = line.indexOf(':');
    const field = colon === -1 ? line : line.slice(0, colon);
    const value = colon === -1 ? '' : line.slice(colon + (line[colon + 1] === ' ' ? 2 : 1));
    if (field === 'event') name = value;
    else if (field === 'id') id = value;
    else if (field === 'data') data.push(value);
  }
  return data.length > 0 ? { name, data: data.join('\n'), id } : undefined;
}
