import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface ListenedSite {
  origin: string;
  close(): void;
}

/** Of the window, in every page: sentences since they were last taken. */
const HEARD = `var heard=window.heard=[];
addEventListener('error',function(e){heard.push('error: '+(e.message||(e.target&&(e.target.src||e.target.href))))},true);
addEventListener('unhandledrejection',function(e){heard.push('rejection: '+e.reason)});
document.addEventListener('securitypolicyviolation',function(e){heard.push('policy: '+e.violatedDirective+' '+e.blockedURI)});
['error','warn'].forEach(function(k){var say=console[k];console[k]=function(){heard.push(k+': '+[].join.call(arguments,' '));say.apply(console,arguments)}});`;

/**
 * A site as it is, in whose pages the first script also keeps what the browser complains of (`window.heard`): for a driver that tells nothing
 * of the console.
 */
export async function listenedSite(target: string): Promise<ListenedSite> {
  const server = createServer((req, res) => {
    const headers = { ...req.headers, 'accept-encoding': 'identity' };
    const asked = request(target + req.url, { method: req.method, headers }, (answer) => {
      const { statusCode = 502, headers: given } = answer;
      if (!given['content-type']?.startsWith('text/html')) return void answer.pipe(res.writeHead(statusCode, given));
      void text(answer).then((html) => {
        const { 'content-length': _, ...rest } = given;
        res.writeHead(statusCode, rest).end(html.replace(/<script nonce="[^"]*">/, (tag) => `${tag}${HEARD}`));
      });
    });
    asked.once('error', () => res.destroy());
    req.pipe(asked);
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
