import { expect, test, vi } from 'vitest';
import { createTable } from './createTable.ts';

const played = { data: { round: 'r1', win: 0, wallet: 'next' } };
const json = (body: unknown, status = 200) => Response.json(body, { status });

function tableOf(answers: (() => Response | Promise<Response>)[]) {
  const sent: Record<string, unknown>[] = [];
  const saved: string[] = [];
  const waits: number[] = [];
  const onLate = vi.fn();
  const table = createTable({
    url: '/game',
    fetch: (async (_url: string, init: RequestInit) => {
      sent.push(JSON.parse(String(init.body)));
      const answer = answers[sent.length - 1] ?? answers.at(-1);
      if (!answer) throw new Error('no answer is left');
      return answer();
    }) as typeof fetch,
    wait: async (ms) => waits.push(ms),
    wallet: { read: () => saved.at(-1) ?? 'first', write: (wallet) => saved.push(wallet) },
    lines: 20,
    onLate,
  });
  return { table, sent, saved, waits, onLate };
}
const order = { bet: 100_000, round: 'r1' };
const lost = () => Promise.reject(new TypeError('Failed to fetch'));

test('table.spin, when answered, sends one request and saves the returned wallet', async () => {
  const { table, sent, saved, onLate } = tableOf([() => json(played)]);
  expect(await table.spin(order)).toEqual({ ok: true, data: played.data });
  expect(sent).toEqual([{ action: 'spin', bet: 100_000, round: 'r1', lines: 20, wallet: 'first' }]);
  expect(saved).toEqual(['next']);
  expect(onLate).not.toHaveBeenCalled();
});

test.each([
  ['the network is gone', lost],
  ['the gateway answers 502', () => new Response('Bad Gateway', { status: 502 })],
  ['the answer is cut', () => new Response('{"data":{"rou')],
  ['the platform answers 500', () => json({ error: { type: 'InternalServerErrorException' } }, 500)],
  ['the platform is disabled', () => json({ error: { type: 'ApplicationDisabledException' } })],
])('table.spin, when %s, retries the same round with the same wallet until it is played', async (_name, broken) => {
  const { table, sent, waits, onLate } = tableOf([broken, broken, () => json(played)]);
  expect((await table.spin(order)).ok).toBe(true);
  expect(sent.map(({ round }) => round)).toEqual(['r1', 'r1', 'r1']);
  expect(sent.map(({ wallet }) => wallet)).toEqual(['first', 'first', 'first']);
  expect(waits).toEqual([1000, 2000]);
  expect(onLate).toHaveBeenCalledTimes(2);
});

test('table.spin, after four lost requests, reports an unknown outcome', async () => {
  const { table, sent } = tableOf([lost]);
  expect(await table.spin(order)).toEqual({ ok: false, trouble: { kind: 'unknown' } });
  expect(sent).toHaveLength(4);
});

test('table.spin, when refused, sends one request and reports the kind of refusal', async () => {
  const refuse = async (error: object, status = 200) => {
    const { table, sent } = tableOf([() => json({ error }, status)]);
    const answer = await table.spin(order);
    expect(sent).toHaveLength(1);
    return answer.ok ? null : answer.trouble;
  };
  const type = 'InvalidParameterException';
  expect(await refuse({ type, error_data: { balance: ['INSUFFICIENT'] } })).toEqual({ kind: 'insufficient' });
  expect(await refuse({ type: 'AuthorizationException' }, 403)).toEqual({ kind: 'session' });
  expect(await refuse({ type, message: 'notoʻgʻri' })).toEqual({ kind: 'refused', message: 'notoʻgʻri', data: {} });
});
