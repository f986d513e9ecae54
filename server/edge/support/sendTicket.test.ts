import { expect, test } from 'vitest';
import { formSite } from '#server/edge/forms/formSite.testing.ts';

const ticket = { subject_id: '2', name: '', email: 'aziz@pochta.uz', text: 'Pulim <b>hali</b> kelmadi' };

test('the ticket form sends the ticket with its number and redirects to a page with the number', async () => {
  const { calls, send } = formSite({ data: 1 });
  const answer = await send('/ru/support', ticket);
  expect(answer.status).toBe(303);
  const [, number] = /^\/ru\/support\?step=sent&case=([A-Z\d]{7})#write$/.exec(String(answer.location)) ?? [];
  expect(number).toBeTruthy();
  expect(calls).toMatchObject([
    {
      name: 'support.sendFeedback',
      input: { subject_id: '2', email: ticket.email, text: `${ticket.text}\n\n#${number}` },
    },
  ]);
  expect(calls[0]?.input).toHaveProperty('name', '');
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
  expect((await send('/ru/support', ticket)).status).toBe(303);
  const refused = await send('/ru/support', ticket);
  expect(refused).toMatchObject({ status: 200, location: null });
  expect(refused.text).toContain('Слишком много писем');
  expect(refused.text).toContain('Pulim &lt;b&gt;hali&lt;/b&gt; kelmadi</textarea>');
  expect(calls.length).toBe(1);
});
