import { expect, test } from 'vitest';
import { formSite } from '#server/plain/forms/formSite.testing.ts';

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

const reply = { ...access, key: 'k1', text: 'Где <b>они</b>?' };
const refusedReply = async (site: ReturnType<typeof formSite>, fields: Record<string, string> = reply) =>
  (await site.send('/ru/support/ticket?form=reply', fields)).text;

test.each([
  [{ type: 'InternalServerErrorException', message: '' }, 'Сервер не ответил'],
  [{ type: 'InvalidParameterException', message: '', error_data: { code: ['x'] } }, 'Обращения с таким номером'],
  [{ type: 'InvalidParameterException', message: '', error_data: { text: ['x'] } }, 'Напишите сообщение'],
  [{ type: 'InvalidParameterException', message: '', error_data: { files: ['x'] } }, 'Файлы не подошли'],
])('a reply refused by the platform with %j returns with its text and its key', async (error, words) => {
  const html = await refusedReply(formSite({ error }));
  expect(html).toContain(words);
  expect(html).toContain('Где &lt;b&gt;они&lt;/b&gt;?</textarea>');
  expect(html).toContain('name="key" value="k1"');
});

test('a reply over the limit returns with its text and its key; an accepted one leaves an empty form with another key', async () => {
  const site = formSite({ data: talk }, { perMinute: () => 1, reads: { 'support.replyByCode': 1 } });
  const sent = await refusedReply(site);
  expect(sent).not.toContain('они');
  expect(sent).not.toContain('value="k1"');
  const refused = await refusedReply(site);
  expect(refused).toContain('Слишком много попыток');
  expect(refused).toContain('Где &lt;b&gt;они&lt;/b&gt;?</textarea>');
  expect(refused).toContain('name="key" value="k1"');
});

test('an own reply after the session has ended, or over the limit, returns to a page that says so', async () => {
  const question = { number: 'K7M2Q9T', text: 'Где они?' };
  const ended = formSite({ error: { type: 'AuthorizationException', message: '' } });
  expect((await ended.send('/ru/support/ticket?form=reply', question)).location).toBe(
    '/ru/support/ticket?form=reply&error=errors.AuthorizationException',
  );
  const limited = formSite({ data: 1 }, { perMinute: () => 0 });
  expect((await limited.send('/ru/support/ticket?form=reply', question)).location).toMatch(
    /form=reply&error=errors.TooManyRequestsException/,
  );
});

test('a form of number and code of another player returns to the page with its outcome', async () => {
  const { send } = formSite({ data: talk }, { owner: 8 });
  const answer = await send('/support/ticket?form=open', { ...access, player: '7' }, { cookie: 'sid=of-8' });
  expect(answer.location).toBe('/support/ticket?form=open&error=validation.otherPlayer');
});
