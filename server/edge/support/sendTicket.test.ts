import { expect, test } from 'vitest';
import { formSite } from '#server/edge/forms/formSite.testing.ts';

const ticket = { subject_id: '2', name: '', email: 'aziz@pochta.uz', text: 'Pulim <b>hali</b> kelmadi' };

test('the ticket form of a player sends the ticket and redirects to a page with its number', async () => {
  const { calls, send } = formSite({ data: 1 });
  const answer = await send('/ru/support', { ...ticket, player: '7' }, { cookie: 'sid=of-7' });
  expect(answer.status).toBe(303);
  const [, number] = /^\/ru\/support\?step=sent&case=([A-Z\d]{7})#write$/.exec(String(answer.location)) ?? [];
  expect(calls).toMatchObject([
    {
      name: 'support.openTicket',
      input: { number, code: expect.stringMatching(/^(?:[A-Z\d]{4}-){3}[A-Z\d]{4}$/), text: ticket.text, files: [] },
    },
  ]);
});

test('a visitor without an account gets number and code in the answer itself, and in no address', async () => {
  const { calls, send } = formSite({ data: 1 });
  const answer = await send('/ru/support', ticket);
  expect(answer).toMatchObject({ status: 200, location: null, cache: 'private, no-store' });
  for (const name of ['number', 'code'])
    expect(answer.text).toContain(`<strong>${String(calls[0]?.input[name])}</strong>`);
});

test('a player whose session has ended gets the code like a visitor without an account', async () => {
  for (const headers of [{ cookie: 'sid=ended' }, {}]) {
    const { calls, send } = formSite({ data: 1 }, { owner: 0 });
    const answer = await send('/support', { ...ticket, player: '7' }, headers as Record<string, string>);
    expect(answer.text).toContain(`<strong>${String(calls[0]?.input['code'])}</strong>`);
  }
});

test('a ticket sent again by a reload is the same ticket, also once the guest has a session; an edited one is another', async () => {
  const { calls, send } = formSite({ data: 1 }, { owner: 0 });
  const form = { ...ticket, key: 'k1' };
  await send('/support', form);
  await send('/support', form, { cookie: 'sid=of-a-guest' });
  await send('/support', { ...form, text: `${ticket.text}!` });
  await send('/support', { ...form, key: 'k2' });
  const pairs = calls.map(({ input }) => `${String(input['number'])} ${String(input['code'])}`);
  expect(pairs[1]).toBe(pairs[0]);
  expect(new Set(pairs).size).toBe(3);
});

test('a refused ticket returns with its key', async () => {
  const { send } = formSite({ error: { type: 'InternalServerErrorException', message: '' } });
  expect((await send('/support', { ...ticket, key: 'k1' })).text).toContain('name="key" value="k1"');
});

test('a platform without conversations gets a letter with the number in its text', async () => {
  const { calls, send } = formSite({ error: { type: 'MethodNotFoundException', message: '' } });
  await send('/ru/support', ticket);
  expect(calls.map(({ name }) => name)).toEqual(['support.openTicket', 'support.sendFeedback']);
  expect(calls[1]?.input).toMatchObject({
    text: `${ticket.text}\n\n#${String(calls[0]?.input['number'])}`,
  });
});

test('a refused ticket is returned as it was typed, escaped, in the answer itself', async () => {
  const { calls, send } = formSite({ data: 1 });
  const wrong = await send('/support', { ...ticket, email: 'aziz' });
  expect(wrong).toMatchObject({ status: 200, location: null, cache: 'private, no-store' });
  expect(wrong.text).toContain('Pulim &lt;b&gt;hali&lt;/b&gt; kelmadi</textarea>');
  expect(wrong.text).toContain('aria-describedby="problem" value="aziz"');
  expect(wrong.text).toContain('name="subject_id" value="2"');
  expect(calls).toEqual([]);
  const broken = formSite({ error: { type: 'InternalServerErrorException', message: '' } });
  const failed = await broken.send('/ru/support', ticket);
  expect(failed.text).toContain('Сервер не ответил');
  expect(failed.text).toContain('action="/ru/support"');
});

test('a ticket over the rate limit is returned as it was typed, in the answer itself', async () => {
  const { calls, send } = formSite({ data: 1 }, { perMinute: () => 1 });
  expect((await send('/ru/support', ticket)).status).toBe(200);
  const refused = await send('/ru/support', ticket);
  expect(refused).toMatchObject({ status: 200, location: null });
  expect(refused.text).toContain('Слишком много писем');
  expect(refused.text).toContain('Pulim &lt;b&gt;hali&lt;/b&gt; kelmadi</textarea>');
  expect(calls.length).toBe(1);
});
