import { afterAll, beforeAll, expect, test } from 'vitest';
import { getPlayLimits, PLAY_LIMIT_KINDS } from '#shared/api/account/accountPlayLimits.contract.ts';
import { paths } from '#shared/url/paths.ts';
import { type Player, signUp } from '#tests/support/players/signUp.ts';
import type { Lent } from '#tests/support/sites/lend.ts';
import { lendSite } from '#tests/support/sites/lendSite.ts';
import { sandboxControls } from '#tests/support/sites/sandboxControls.ts';
import type { Site } from '#tests/support/sites/startSite.ts';
import { ask } from '#tests/support/wire/ask.ts';

const limits = paths.profileResponsibleGame.build();

let lent: Lent<Site>;
beforeAll(async () => {
  lent = await lendSite({}, { isFresh: true });
});
afterAll(() => lent?.giveBack({ isSpent: true }));

function formsOf({ cookie }: Player) {
  const { origin } = lent.value;
  return {
    async send(form: string, fields: Record<string, string>) {
      const { status, headers } = await ask(origin, `${limits}?form=${form}`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin', cookie },
        body: new URLSearchParams(fields).toString(),
      });
      expect(status, form).toBe(303);
      expect(headers.location, form).toBe(`${limits}?form=${form}&step=done`);
    },
    async read(kind: string) {
      const { text } = await ask(origin, `/api/${getPlayLimits.name}?locale=uz`, { headers: { cookie } });
      const { data } = JSON.parse(text) as { data: { limits: { kind: string; period: string }[] } };
      return data.limits.find((one) => one.kind === kind && one.period === 'week');
    },
  };
}

test.each(PLAY_LIMIT_KINDS)(
  'the plain forms of the %s limit set it, keep it against a raise, and raise and remove it after a day',
  async (kind) => {
    const player = await signUp(lent.value.origin, `limit-${kind}-${Date.now()}@example.com`);
    const { send, read } = formsOf(player);
    const week = { period: 'week' };
    const [first, raised] = kind === 'time' ? ['120', '180'] : ['100000', '300000'];
    await send(kind, { amount: first, period: 'week' });
    expect(await read(kind)).toMatchObject({ amount: Number(first) });
    await send(kind, { amount: raised, period: 'week' });
    expect(await read(kind)).toMatchObject({ amount: Number(first), pending: { amount: Number(raised) } });
    await send(`${kind}Keep`, week);
    expect(await read(kind)).not.toHaveProperty('pending');
    await send(kind, { amount: raised, period: 'week' });
    await sandboxControls(lent.value).advance('25h');
    await send(`${kind}Confirm`, week);
    expect(await read(kind)).toMatchObject({ amount: Number(raised) });
    await send(`${kind}Off`, week);
    expect(await read(kind)).toMatchObject({ amount: Number(raised), pending: { amount: null } });
  },
);
