import { request } from 'node:http';

/** Sends a whole POST of /api and closes the connection before an answer can be read, as a lost network does. Resolves once it is closed. */
export async function loseAnswer(
  origin: string,
  path: string,
  { fields, headers }: { fields: Record<string, string>; headers: Record<string, string> },
): Promise<void> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const packed = new Response(form);
  const body = Buffer.from(await packed.arrayBuffer());
  const { hostname, port } = new URL(origin);
  await new Promise<void>((resolve) => {
    const req = request({
      hostname,
      port,
      path,
      method: 'POST',
      agent: false,
      headers: {
        'content-type': packed.headers.get('content-type') ?? '',
        'content-length': body.length,
        'sec-fetch-site': 'same-origin',
        ...headers,
      },
    });
    // A connection that is closed by this side fails on this side only.
    req.on('error', () => undefined);
    req.on('close', () => resolve());
    req.on('finish', () => req.destroy());
    req.end(body);
  });
}
