import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import { fillNonce, splitNonce } from '../server/cache/splitNonce.ts';
import { announce } from './announce.ts';

/** The least a server can do: one page of the site from memory, a fresh nonce in it and in its policy. */
const answer = await fetch(String(process.argv[2]));
const policy = answer.headers.get('content-security-policy') ?? '';
const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? '';
const page = splitNonce(Buffer.from(await answer.arrayBuffer()), nonce);
const policyTexts = policy.split(nonce);

announce(
  createServer((_req, res) => {
    const fresh = randomBytes(16).toString('base64');
    res.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policyTexts.join(fresh),
      'content-length': page.bytes + page.holes * fresh.length,
    });
    res.cork();
    for (const piece of fillNonce(page, fresh)) res.write(piece);
    res.end();
    res.uncork();
  }),
);
