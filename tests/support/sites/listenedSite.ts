import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A proxy in front of a site whose pages record what the browser reports. */
export interface ListenedSite {
  origin: string;
  close(): void;
}

/** A script that records errors, rejections, CSP violations and console lines of a page in `window.heard`. */
const HEARD = `var heard=window.heard=[];
addEventListener('error',function(e){heard.push('error: '+(e.message||(e.target&&(e.target.src||e.target.href))))},true);
addEventListener('unhandledrejection',function(e){heard.push('rejection: '+e.reason)});
document.addEventListener('securitypolicyviolation',function(e){heard.push('policy: '+e.violatedDirective+' '+e.blockedURI)});
['error','warn'].forEach(function(k){var log=console[k];console[k]=function(){heard.push(k+': '+[].join.call(arguments,' '));log.apply(console,arguments)}});`;

/**
 * Starts a proxy in front of the site at `target`, which adds a recording script (`window.heard`) to every page: for a driver that
 * does not report the console.
 */
export async function listenedSite(target: string): Promise<ListenedSite> {
  const server = createServer((req, res) => {
    const headers = { ...req.headers, 'accept-encoding': 'identity' };
    const outgoing = request(target + req.url, { method: req.method, headers }, (answer) => {
      const { statusCode = 502, headers: given } = answer;
      if (!given['content-type']?.startsWith('text/html')) return void answer.pipe(res.writeHead(statusCode, given));
      void text(answer).then((html) => {
        const { 'content-length': _, ...rest } = given;
        res.writeHead(statusCode, rest).end(html.replace(/<script nonce="[^"]*">/, (tag) => `${tag}${HEARD}`));
      });
    });
    outgoing.once('error', () => res.destroy());
    req.pipe(outgoing);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
