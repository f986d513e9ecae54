import { type Server, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';

/** Statuses by the code of Node's error; 400 for others. */
const statuses: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};
/** A request line whose method is a token (RFC 9110 9.1), as Node's parser does not know it. */
const REQUEST_LINE = /^[!#$%&'*+.^`|~\w-]+ \S+ HTTP\/1\.[01]\r?\n/;

/** The parser's error, with the bytes it could not read, and the socket with the answer that is under way. */
type Unreadable = Error & { code?: string; rawPacket?: Buffer };
type Answering = Socket & { _httpMessage?: { headersSent: boolean } | null };

/**
 * Answers requests that reach no stage. Those that Node's parser refuses: 501 for an unknown method, else 400, 408, 413 or 431; Node's own
 * answer to them has no Date, which RFC 9110 6.6.1 asks for, and says 400 for a method. And CONNECT, to which Node answers nothing: 501.
 * The connection is closed.
 */
export function answerUnreadable(server: Server): void {
  server.on('clientError', (error: Unreadable, socket: Answering) => {
    // In the middle of an answer another status line would be read as its body.
    if (socket.writable && !socket._httpMessage?.headersSent) socket.write(bareAnswer(statusOf(error)));
    socket.destroy(error);
  });
  server.on('connect', (_req, socket) => {
    // Without a listener an aborted connection would end the process.
    socket.on('error', () => socket.destroy());
    socket.end(bareAnswer(501), () => socket.destroy());
  });
}

function statusOf({ code = '', rawPacket }: Unreadable): number {
  const isMethod = code === 'HPE_INVALID_METHOD' && REQUEST_LINE.test(rawPacket?.toString('latin1') ?? '');
  return isMethod ? 501 : (statuses[code] ?? 400);
}

function bareAnswer(status: number): string {
  return [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    `Date: ${new Date().toUTCString()}`,
    'Connection: close',
    'Content-Length: 0',
    '\r\n',
  ].join('\r\n');
}
