import { connect } from 'node:net';

const FIRST_MS = 5_000;

/**
 * Sends bytes to a server. Resolves with its answer when it closes, or sends nothing for `quiet` milliseconds, at first for 5 s at
 * least; never rejects.
 */
export function sendRaw(origin: string, bytes: string, quiet = 300): Promise<string> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname);
    let answer = '';
    let timer = setTimeout(end, Math.max(FIRST_MS, quiet));
    function end(): void {
      clearTimeout(timer);
      socket.destroy();
      resolve(answer);
    }
    socket.on('connect', () => socket.write(bytes, 'latin1'));
    socket.on('data', (chunk) => {
      answer += chunk.toString('latin1');
      clearTimeout(timer);
      timer = setTimeout(end, quiet);
    });
    socket.on('end', end);
    socket.on('error', end);
  });
}
