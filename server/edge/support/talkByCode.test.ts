import { expect, test } from 'vitest';
import { formSite } from '#server/edge/forms/formSite.testing.ts';

const access = { number: 'k7m2q9t', code: 'abcd-efgh-jkmn-pqrs' };
const talk = {
  number: 'K7M2Q9T',
  subject: '',
  is_unread: true,
  messages: [
    { from: 'player', text: 'Деньги <b>где</b>', at: 1, files: [{ id: 'a1', type: 'image/jpeg', size: 2048 }] },
    { from: 'support', text: 'Проверяем', at: 2, files: [] },
  ],
};

test('number and code open the conversation in the answer itself, with its files and a form for a reply', async () => {
  const { calls, send } = formSite({ data: talk });
  const page = await send('/ru/support/ticket', access);
  expect(page).toMatchObject({ status: 200, cache: 'private, no-store' });
  expect(calls).toMatchObject([{ name: 'support.viewTicket', input: { number: 'K7M2Q9T', code: 'ABCDEFGHJKMNPQRS' } }]);
  expect(page.text).toContain('Деньги &lt;b&gt;где&lt;/b&gt;');
  expect(page.text).toContain('name="id" value="a1"');
  expect(page.text).toContain('action="/ru/support/ticket?form=reply" enctype="multipart/form-data"');
});

test('a wrong number or code is one sentence, and too many tries are another', async () => {
  const wrong = formSite({
    error: { type: 'InvalidParameterException', message: '', error_data: { code: ['x'] } },
  });
  expect((await wrong.send('/ru/support/ticket', access)).text).toContain('Обращения с таким номером и кодом нет');
  expect((await wrong.send('/ru/support/ticket', { number: '', code: '' })).text).toContain(
    'Обращения с таким номером и кодом нет',
  );
  const limited = formSite({ data: talk }, { perMinute: () => 1 });
  await limited.send('/ru/support/ticket', access);
  const refused = await limited.send('/ru/support/ticket', access);
  expect(refused.text).toContain('Слишком много попыток');
  expect(limited.calls.length).toBe(1);
});

test('a file of the conversation is reached by an address without number and code', async () => {
  const { send } = formSite({ data: { url: '/uploads/tickets/ab.jpg', type: 'image/jpeg' } });
  const answer = await send('/ru/support/ticket?form=file', { ...access, id: 'a1' });
  expect(answer.status).toBe(303);
  expect(answer.location).toMatch(/^\/_\/ticket-file\?pass=/);
  expect(answer.location).not.toContain('uploads');
});
