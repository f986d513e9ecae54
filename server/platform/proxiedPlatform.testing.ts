import type { IncomingMessage, ServerResponse } from 'node:http';
import { listen } from './listen.testing.ts';
import { type ProxySettings, proxyTo } from './proxyTo.testing.ts';

interface Seen {
  method: string;
  url: string;
  headers: IncomingMessage['headers'];
  body: string;
}

/** Answers a request of the platform, whose body has been read. */
export type Platform = (req: IncomingMessage, res: ServerResponse, body: Buffer) => unknown;

/** A fake platform behind `proxyTo`, over real sockets; `seen` has its whole requests. By default it answers `{"data":1}`. */
export async function proxiedPlatform(
  platform: Platform = (_req, res) => void res.setHeader('content-type', 'application/json').end('{"data":1}'),
  settings?: ProxySettings,
) {
  const seen: Seen[] = [];
  const upstream = await listen(async (req, res) => {
    const chunks: Buffer[] = [];
    req.on('error', () => {});
    try {
      for await (const chunk of req) chunks.push(chunk as Buffer);
    } catch {
      return;
    }
    const body = Buffer.concat(chunks);
    seen.push({ method: req.method ?? '', url: req.url ?? '', headers: req.headers, body: body.toString() });
    await platform(req, res, body);
  });
  return { ...(await proxyTo(`http://127.0.0.1:${upstream}`, settings)), seen };
}
