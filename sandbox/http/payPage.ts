import type { IncomingMessage, ServerResponse } from 'node:http';
import type { World } from '../world/createWorld.ts';
import type { PageOutcome, Payment } from '../world/payments.ts';
import { escapeHtml } from './escapeHtml.ts';
import { readBody } from './readBody.ts';

const BODY_LIMIT = 16 * 1024;
const buttons: Record<PageOutcome, string> = {
  success: 'Toʻlash · Оплатить · Succeed',
  fail: 'Rad etish · Отклонить · Fail',
  cancel: 'Bekor qilish · Отменить · Cancel',
  hang: 'Kutish · Зависнуть · Hang',
  late: 'Kechikish · С опозданием · Late',
};

function isOutcome(value: string): value is PageOutcome {
  return Object.hasOwn(buttons, value);
}

/** Only a web address may be gone back to. */
function webAddress(text: string | null): string | undefined {
  const url = text === null ? null : URL.parse(text);
  return url?.protocol === 'https:' || url?.protocol === 'http:' ? url.href : undefined;
}

function page(payment: Payment): string {
  const back = webAddress(payment.back_url);
  const isOpen = payment.status === 'new' || payment.status === 'pending';
  const choices = Object.entries(buttons)
    .map(([outcome, label]) => `<p><button name="outcome" value="${outcome}">${label}</button></p>`)
    .join('');
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Pretend payment provider</title>
<style>body{font:18px/1.5 system-ui;max-width:26rem;margin:3rem auto;padding:0 1rem}button{font:inherit;width:100%;padding:.7rem}</style>
<h1>${payment.amount / 100} ${escapeHtml(payment.currency)}</h1>
<p>Status: <b id="status">${payment.status}</b></p>
${isOpen ? `<form method="post">${choices}</form>` : ''}
${back ? `<p><a href="${escapeHtml(back)}">Saytga qaytish · Вернуться на сайт</a></p>` : ''}</html>`;
}

/**
 * The pretend payment provider at `/_/pay/{key}`, for local use: the key in the address is all one needs, as with a
 * real provider. A form of the site may post here; only a post that names an outcome decides.
 */
export function createPayPage(world: World) {
  return async function handlePay(req: IncomingMessage, res: ServerResponse, url: URL): Promise<void> {
    const key = url.pathname.slice('/_/pay/'.length);
    const headers = {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'",
    };
    const known = world.money.payOrigin() === undefined ? undefined : world.money.payments.byKey(key);
    if (known) world.money.settle(known.uid);
    let payment = known && world.money.payments.byKey(key);
    if (!payment) {
      res.writeHead(404, headers).end('<!doctype html><title>404</title><h1>No such payment</h1>');
      return;
    }
    if (req.method === 'POST') {
      const outcome = new URLSearchParams((await readBody(req, BODY_LIMIT)).toString()).get('outcome') ?? '';
      if (isOutcome(outcome)) {
        payment = world.money.payments.press(key, outcome) ?? payment;
        const back = webAddress(payment.back_url);
        if (back) {
          res.writeHead(303, { location: back, 'cache-control': 'no-store' }).end();
          return;
        }
      }
    }
    res.writeHead(200, headers).end(page(payment));
  };
}
