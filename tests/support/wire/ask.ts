import { type Agent, type IncomingHttpHeaders, request } from 'node:http';
import { timeLimit } from '#tests/support/timeLimit.ts';

/** A whole answer. */
export interface Answered {
  status: number;
  headers: IncomingHttpHeaders;
  /** Each `Set-Cookie` line. */
  cookies: readonly string[];
  text: string;
  /** Milliseconds from the request to the first byte of the body. */
  firstByte: number;
  /** Milliseconds to the last byte. */
  whole: number;
  /** Parses the text, by default as the envelope of /api. Throws when it is not JSON. */
  json<T = Envelope>(): T;
}

/** The envelope of an answer of /api. */
export interface Envelope {
  data?: unknown;
  error?: { type: string; message: string; error_data?: Record<string, unknown> };
}

/** Options of a request. */
export interface AskOptions {
  method?: string;
  headers?: Record<string, string | readonly string[]>;
  body?: FormData | string | Buffer;
  agent?: Agent;
}

const timeoutBudget = 20_000;

/**
 * Sends one request over a real socket, without redirects, decompression and retries. Rejects when no whole answer arrives within 20 s,
 * or longer on a busy machine.
 */
export async function ask(origin: string, path: string, options: AskOptions = {}): Promise<Answered> {
  const { method = 'GET', headers = {}, body, agent } = options;
  const packed = body instanceof FormData ? new Response(body) : undefined;
  const bytes = packed
    ? Buffer.from(await packed.arrayBuffer())
    : body === undefined
      ? undefined
      : Buffer.from(body as string);
  const type = packed?.headers.get('content-type');
  const { hostname, port } = new URL(origin);
  const startedAt = performance.now();
  return new Promise((resolve, reject) => {
    const req = request(
      {
        hostname,
        port,
        path,
        method,
        agent: agent ?? false,
        headers: {
          ...(type ? { 'content-type': type } : {}),
          ...(bytes ? { 'content-length': bytes.length } : {}),
          ...headers,
        },
        signal: AbortSignal.timeout(Math.ceil(timeLimit(timeoutBudget))),
      },
      (res) => {
        const chunks: Buffer[] = [];
        let firstByte = 0;
        res.on('data', (chunk: Buffer) => {
          firstByte ||= performance.now() - startedAt;
          chunks.push(chunk);
        });
        res.on('error', reject);
        res.on('end', () => {
          const text = Buffer.concat(chunks).toString();
          resolve({
            status: res.statusCode ?? 0,
            headers: res.headers,
            cookies: res.headers['set-cookie'] ?? [],
            text,
            firstByte,
            whole: performance.now() - startedAt,
            json: <T>() => JSON.parse(text) as T,
          });
        });
      },
    );
    req.on('error', reject);
    req.end(bytes);
  });
}
