import { Agent, FormData, fetch } from 'undici';
import { afterAll, beforeAll, test } from 'vitest';
import { FAULTS, type ProxyInFront, proxyInFront } from '#tests/support/sites/proxyInFront.ts';

let proxy: ProxyInFront;
beforeAll(async () => {
  proxy = await proxyInFront();
});
afterAll(() => proxy.close());

const expected = { none: 200, reset: 502, head: 502, half: 200, hang: 504, slow: 200, race: 200 };

test.concurrent.for(['auth.login', 'cashier.makedeposit'])(
  'a POST of %s, under any fault of the platform’s connection, is answered and reaches the platform at most once',
  { timeout: 60_000 },
  async (method, { expect }) => {
    const dispatcher = new Agent({ connections: 24, pipelining: 1 });
    const commands = Array.from({ length: 600 }, (_none, n) => ({
      id: `${method}-${n}`,
      fault: FAULTS[n % FAULTS.length] ?? 'none',
    }));
    const answers: { id: string; fault: keyof typeof expected; status: number }[] = [];
    const take = async (): Promise<void> => {
      for (let command = commands.pop(); command; command = commands.pop()) {
        const body = new FormData();
        for (const [name, value] of Object.entries(command)) body.append(name, value);
        const { status } = await fetch(`${proxy.origin}/api/${method}`, {
          method: 'POST',
          body,
          dispatcher,
        }).then(
          // Only the status counts; reading a body that was cut short rejects.
          async (answer) => (await answer.text().catch(() => ''), answer),
        );
        answers.push({ ...command, status });
      }
    };
    await Promise.all(Array.from({ length: 24 }, take));
    await dispatcher.close();
    expect(answers).toHaveLength(600);
    for (const { id, fault, status } of answers) {
      const times = proxy.arrivals.get(id) ?? 0;
      expect(times, `${id} ${fault}`).toBeLessThanOrEqual(1);
      // A connection that died as it was taken carried nothing, and the answer is 502.
      if (status === 502 && times === 0) continue;
      expect(times, `${id} ${fault}`).toBe(1);
      // On a busy machine any request may time out. A money command is answered after the whole upstream answer is read, so half of one is 502.
      const half = fault === 'half' && method.startsWith('cashier') ? 502 : expected[fault];
      expect([half, 502, 504], `${id} ${fault}`).toContain(status);
    }
    expect(answers.filter(({ id }) => !proxy.arrivals.has(id)).length).toBeLessThan(30);
  },
);
