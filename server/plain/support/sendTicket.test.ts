import { expect, test } from 'vitest';
import { type CreatedTypedFields, createTypedFields } from '#server/plain/forms/createTypedFields.ts';
import { formSite } from '#server/plain/forms/formSite.testing.ts';
import { serverCookieNames } from '#shared/keys/serverCookieNames.ts';

const DEVICE_SECRET = 'test-secret-of-sent-tickets-0123456789';
const ticket = { subject_id: '2', name: '', email: 'aziz@pochta.uz', text: 'Pulim <b>hali</b> kelmadi' };

test('the ticket form of a player sends the ticket and redirects to a page with its number', async () => {
  const { calls, send } = formSite({ data: 1 });
  const answer = await send('/ru/support', { ...ticket, player: '7' }, { cookie: 'sid=of-7' });
  expect(answer.status).toBe(303);
  const [, number] =
    /^\/ru\/support\?form=ticket&step=sent&case=([A-Z\d]{7})#write$/.exec(String(answer.location)) ?? [];
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

test('a platform without conversations gets a letter with the number in its text', async () => {
  const { calls, send } = formSite({ error: { type: 'MethodNotFoundException', message: '' } });
  await send('/ru/support', ticket);
  expect(calls.map(({ name }) => name)).toEqual(['support.openTicket', 'support.sendFeedback']);
  expect(calls[1]?.input).toMatchObject({
    text: `${ticket.text}\n\n#${String(calls[0]?.input['number'])}`,
  });
});

test('a refused ticket leads back to its page, which is told the field, and keeps what was typed with its key', async () => {
  const typed = createTypedFields({ DEVICE_SECRET });
  const { calls, send } = formSite({ data: 1 }, { typed });
  const sent = { ...ticket, key: 'k1', email: 'aziz' };
  for (const address of ['/ru/support?form=ticket', '/ru/support']) {
    const refused = await send(address, sent);
    expect(refused).toMatchObject({
      status: 303,
      location: '/ru/support?form=ticket&error=validation.email&field=email#write',
      cache: 'private, no-store',
    });
    const { fields } = keptOf(typed, refused) ?? {};
    expect(fields).toEqual({ subject_id: '2', email: 'aziz', text: ticket.text, key: 'k1' });
    expect(refused.cookie).toContain('Path=/ru/support;');
  }
  expect(calls).toEqual([]);
});

test.each([
  ['InternalServerErrorException', 'errors.InternalServerErrorException'],
  ['AuthorizationException', 'errors.AuthorizationException'],
])('a ticket that the platform answers with %s leads back to its page with what was typed', async (type, error) => {
  const { send } = formSite({ error: { type, message: '' } });
  const refused = await send('/support?form=ticket', ticket);
  expect(refused.location).toBe(`/support?form=ticket&error=${error}#write`);
  expect(refused.cookie).toContain(serverCookieNames.typedFields);
});

test('a ticket over the rate limit leads back to its page with what was typed', async () => {
  const typed = createTypedFields({ DEVICE_SECRET });
  const { calls, send } = formSite({ data: 1 }, { perMinute: () => 1, typed });
  expect((await send('/ru/support', ticket)).status).toBe(200);
  const refused = await send('/ru/support', ticket);
  expect(refused.location).toMatch(
    /^\/ru\/support\?form=ticket&error=errors\.TooManyRequestsException&wait=\d+#write$/,
  );
  expect(keptOf(typed, refused)?.fields['text']).toBe(ticket.text);
  expect(calls.length).toBe(1);
});

/** What the page gets of an answer's cookies. */
function keptOf(typed: CreatedTypedFields, { cookie, location }: { cookie: string; location: string | null }) {
  const pairs = cookie.match(/typed_fields\w*=[^;]*/g) ?? [];
  return typed.read({ headers: { cookie: pairs.join('; ') }, originalUrl: String(location) });
}
