import type { IncomingMessage, ServerResponse } from 'node:http';
import { renderSVG } from 'uqr';
import * as z from 'zod/mini';
import type { World } from '#sandbox/createWorld.ts';
import { escapeHtml } from '#sandbox/http/escapeHtml.ts';
import { readBody } from '#sandbox/http/readBody.ts';
import { documentHeaders, renderDocument } from '#sandbox/http/renderDocument.ts';
import { sendJson } from '#sandbox/http/sendJson.ts';
import {
  LATE_SECONDS,
  type NoticeStatus,
  PAY_OUTCOMES,
  type PayOutcome,
  type PayProvider,
} from '#sandbox/providers/payProvider.ts';
import type { Payment } from '#sandbox/world/money/Payment.ts';
import { payMethods } from '#sandbox/world/money/payMethods.ts';
import { readSum } from '#shared/domain/money/readSum.ts';

const BODY_LIMIT = 16 * 1024;
const ROOT = '/_/pay/';

const buttons: Record<PayOutcome, string> = {
  success: 'Toʻlash · Оплатить · Succeed',
  fail: 'Rad etish · Отклонить · Fail',
  cancel: 'Bekor qilish · Отменить · Cancel',
  hang: 'Kutish · Зависнуть · Hang',
  late: `Kechikish · С опозданием · Late (${LATE_SECONDS} s)`,
};

/** Status of the provider -> status of the platform. */
const meanings: Record<NoticeStatus, 'pending' | 'success' | 'declined' | 'cancelled'> = {
  pending: 'pending',
  paid: 'success',
  declined: 'declined',
  cancelled: 'cancelled',
};

/** Posts the payment's status to the parent page or the opener: `{type: 'payment', status}`. */
const NOTIFY = `const status = document.getElementById('status')?.textContent;
const around = window.parent === window ? window.opener : window.parent;
around?.postMessage({ type: 'payment', status }, '*');
`;

const notice = z.object({
  event: z.number(),
  invoice: z.string(),
  status: z.enum(['pending', 'paid', 'declined', 'cancelled']),
  /** Minor units. */
  amount: z.number(),
  currency: z.string(),
});

function isOutcome(value: string): value is PayOutcome {
  return (PAY_OUTCOMES as readonly string[]).includes(value);
}

function invoicePage(payment: Payment, provider: PayProvider, address: string): string {
  const flow = payMethods.find(({ sysname }) => sysname === payment.method)?.flow;
  const back = webAddress(payment.back_url);
  const decided = provider.decided(payment.pay_key);
  // After the platform has given up, the provider still takes the money.
  const isGivenUp = payment.status === 'error' && (decided === undefined || decided === 'pending');
  const isOpen = isGivenUp || (decided === undefined && (payment.status === 'new' || payment.status === 'pending'));
  const choices = PAY_OUTCOMES.map(
    (outcome) => `<button name="outcome" value="${outcome}">${buttons[outcome]}</button>`,
  ).join('');
  const sum = `${payment.amount / 100} ${escapeHtml(payment.currency)}`;
  return renderDocument({
    title: 'Pretend payment provider',
    isNarrow: true,
    // The provider's decision reaches the platform with a delay, so the page reloads until both agree.
    ...(isOpen ? {} : { refresh: 5 }),
    ...(flow === 'iframe' || flow === 'new_window' ? { script: `${ROOT}notify.js` } : {}),
    body: `<h1>${sum}</h1>
<p>Status: <b id="status">${payment.status}</b></p>
${flow === 'qr' && isOpen ? `<p>${renderSVG(address)}</p>` : ''}
${isOpen ? `<form method="post">${choices}</form>` : `<p role="status">${decided === undefined || decided === 'pending' ? 'The payment is being processed.' : `The provider says: ${decided}.`}</p>`}
${back && flow !== 'iframe' ? `<p><a href="${escapeHtml(back)}">Saytga qaytish · Вернуться на сайт</a></p>` : ''}`,
  });
}

/**
 * The fake payment provider's pages at `/_/pay/{key}`, for local use: the key in the path is the only authorisation, as
 * with a real provider. A form of the site may post here; only a post with an outcome decides. The decision is sent to
 * `/_/pay/callback` as a signed callback, and only the callback moves money.
 */
export function createPayRoutes({ money, cashier: { payProvider } }: Pick<World, 'money' | 'cashier'>) {
  async function receiveNotice(req: IncomingMessage, res: ServerResponse): Promise<void> {
    if (req.method !== 'POST') return sendJson(res, 405, { error: 'callbacks are posted' }, { allow: 'POST' });
    const body = (await readBody(req, BODY_LIMIT)).toString();
    if (!payProvider.isGenuine(body, req.headers['x-pay-signature']))
      return sendJson(res, 401, { error: 'the signature is missing, wrong or too old' });
    const parsed = notice.safeParse(JSON.parse(body));
    if (!parsed.success) return sendJson(res, 400, { error: parsed.error.issues });
    const { invoice, status, amount, currency } = parsed.data;
    const payment = money.payments.byKey(invoice);
    if (!payment) return sendJson(res, 404, { error: 'no such invoice' });
    if (payment.amount !== amount || payment.currency !== currency)
      return sendJson(res, 422, { error: 'the sum is not the invoice’s' });
    // A repeated callback has no effect: 0 means that nothing changed. Either answer ends the provider's retries.
    sendJson(res, 200, { data: Number(money.payments.applyNotice(invoice, meanings[status])) });
  }

  return async function handlePay(req: IncomingMessage, res: ServerResponse, url: URL): Promise<void> {
    if (url.pathname === `${ROOT}callback`) return receiveNotice(req, res);
    if (url.pathname === `${ROOT}notify.js`) {
      res.writeHead(200, { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-store' }).end(NOTIFY);
      return;
    }
    const key = url.pathname.slice(ROOT.length);
    const origin = money.payOrigin();
    const invoice = origin === undefined ? undefined : payProvider.invoice(key);
    if (invoice) money.settle(invoice.uid);
    const payment = invoice && payProvider.invoice(key);
    if (!payment) {
      const body = '<h1>No such payment</h1>';
      res.writeHead(404, documentHeaders).end(renderDocument({ title: '404', body, isNarrow: true }));
      return;
    }
    if (req.method === 'POST') {
      const fields = new URLSearchParams((await readBody(req, BODY_LIMIT)).toString());
      const signature = fields.get('signature');
      const isTampered =
        fields.has('invoice') &&
        (signature !== payProvider.seal(payment) ||
          fields.get('invoice') !== key ||
          readSum(fields.get('amount') ?? '', 2).amount !== payment.amount / 100 ||
          fields.get('currency') !== payment.currency);
      if (isTampered) {
        const body = '<h1>The form was changed on its way</h1>';
        res.writeHead(400, documentHeaders).end(renderDocument({ title: '400', body, isNarrow: true }));
        return;
      }
      const outcome = fields.get('outcome') ?? '';
      if (isOutcome(outcome)) {
        await payProvider.press(key, outcome);
        const isFramed = payMethods.some(({ sysname, flow }) => sysname === payment.method && flow === 'iframe');
        const back = isFramed ? undefined : webAddress(payment.back_url);
        // Redirect after a post, so that a reload does not post again.
        res.writeHead(303, { location: back ?? url.pathname, 'cache-control': 'no-store' }).end();
        return;
      }
    }
    const now = payProvider.invoice(key) ?? payment;
    res.writeHead(200, documentHeaders).end(invoicePage(now, payProvider, `${origin}${url.pathname}`));
  };
}

/** The text if it is an http(s) URL, or a link to it would be unsafe. */
function webAddress(text: string | null): string | undefined {
  const url = text === null ? null : URL.parse(text);
  return url?.protocol === 'https:' || url?.protocol === 'http:' ? url.href : undefined;
}
