import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import { request } from 'undici';
import { fillNonce, splitNonce } from '#server/pages/nonce/splitNonce.ts';
import { announce } from './announce.ts';

/**
 * The minimum for comparison: serves one page of the site from memory, with the site's headers. Uncompressed, it fills a
 * fresh nonce into the page and its policy; compressed, it sends the bytes unchanged.
 */
const [, , address = '', encoding = 'identity'] = process.argv;
const answer = await request(address, { headers: { 'accept-encoding': encoding } });
const bytes = Buffer.from(await answer.body.arrayBuffer());
const hopHeaders = new Set(['date', 'connection', 'keep-alive', 'content-length', 'content-security-policy']);
const headers = Object.entries(answer.headers).flatMap(([name, value]) =>
  hopHeaders.has(name) ? [] : [name, String(value)],
);
const policy = String(answer.headers['content-security-policy']);
const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? '';
const policyTexts = policy.split(nonce);
if ((answer.headers['content-encoding'] ?? 'identity') !== encoding) throw new Error(`the site sends no ${encoding}`);
const page = splitNonce(bytes, nonce);

announce(
  createServer((_req, res) => {
    const fresh = randomBytes(16).toString('base64');
    const length = page.bytes + page.holes * fresh.length;
    const all = [...headers, 'content-security-policy', policyTexts.join(fresh), 'content-length', String(length)];
    res.writeHead(200, all);
    if (encoding !== 'identity') return void res.end(bytes);
    res.cork();
    for (const piece of fillNonce(page, fresh)) res.write(piece);
    res.end();
    res.uncork();
  }),
);
