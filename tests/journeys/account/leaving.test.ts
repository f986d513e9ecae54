import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { formatMoney } from '#shared/domain/money/formatMoney.ts';
import { paths } from '#shared/url/paths.ts';
import { eventually, journey } from '#tests/support/browsers/journey.ts';
import { beThePlayer } from '#tests/support/players/beThePlayer.ts';
import { codeSentTo } from '#tests/support/players/codeSentTo.ts';
import { type FundedPlayer, fundedPlayer } from '#tests/support/players/fundedPlayer.ts';
import { ask } from '#tests/support/wire/ask.ts';
import { postForm } from '#tests/support/wire/postForm.ts';

const { visit, site, sandbox } = journey();

const sum = (amount: number) => formatMoney({ amount, currency: 'UZS' }, 'ru').replaceAll('\u00A0', ' ');
const withdraw = (player: FundedPlayer, amount: number) =>
  player.post('cashier.makewithdrawal', {
    method: 'uzcard',
    amount: String(amount),
    currency: 'UZS',
    'requisites[card]': player.card,
  });
/** The words of a part of the page, with ordinary spaces. */
const wordsOf = async (page: Page) => (await page.locator('#leave').innerText()).replaceAll('\u00A0', ' ');

async function play({ cookie }: FundedPlayer, order: object) {
  const answer = await ask(site().origin, '/platform/game/custom/sportsbook/play?embed=1', {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: site().origin, cookie },
    body: JSON.stringify(order),
  });
  return answer.json<{
    data: { events: { id: string; phase: string; markets: Record<string, Record<string, number>> }[] };
  }>();
}

async function placeBets(player: FundedPlayer, count: number): Promise<void> {
  const { data } = await play(player, { action: 'state' });
  const event = data.events.findLast(({ phase }) => phase === 'upcoming');
  const [market = '', outcomes = {}] = Object.entries(event?.markets ?? {})[0] ?? [];
  const [outcome = '', odds = 0] = Object.entries(outcomes)[0] ?? [];
  for (let bet = 0; bet < count; bet += 1)
    await play(player, {
      action: 'place',
      bet: randomUUID(),
      stake: 100_000,
      legs: [{ event: event?.id, market, outcome, odds }],
    });
}

test.each(['harm', 'rest'] as const)(
  'an account is closed in three presses from the profile, for %s, and a sign-in afterwards says so',
  async (reason) => {
    const player = await fundedPlayer(site());
    await withdraw(player, 570_000);
    const { page, text, open, step, expectRefusal } = await visit({ device: 'phone', locale: 'ru' });
    await beThePlayer(page, site().origin, player);
    const main = page.getByRole('main');
    await step('the first press opens the data, the second chooses the reason, and all is said', async () => {
      await open(paths.profile.build());
      await main.getByRole('link', { name: text('profile.data') }).click();
      await main.getByRole('link', { name: text(reason === 'harm' ? 'data.leaveHarm' : 'data.leaveRest') }).click();
      await main
        .getByRole('heading', { name: text(`data.${reason === 'harm' ? 'leaveHarm' : 'leaveRest'}Title`) })
        .waitFor();
      const words = await wordsOf(page);
      for (const said of [
        text('data.leaveLittle', { sum: sum(30_000) }),
        text('data.leavePayouts', { count: 1 }),
        text('data.leaveNoBets'),
        text('data.leaveNoBonus'),
        text('data.leaveKept'),
        text(`data.${reason === 'harm' ? 'leaveHarm' : 'leaveRest'}Back`),
      ])
        expect(words).toContain(said.replaceAll('\u00A0', ' '));
    });
    await step('the third closes the account', async () => {
      await main.getByRole('button', { name: text('data.leaveGo') }).click();
      await page.getByRole('heading', { level: 1, name: text('data.leaveDone') }).waitFor();
    });
    await step('a sign-in says that the account is closed', async () => {
      expectRefusal({ status: 403, path: '/api/auth.login' });
      await open(paths.signIn.build());
      await page.getByLabel(text('auth.field.login')).fill(player.login);
      await page.getByLabel(text('auth.field.password'), { exact: true }).fill('Yulduz-2026');
      await main.getByRole('button', { name: text('auth.signInAction'), exact: true }).click();
      const title = text(`shell.blockedTitle.${reason === 'harm' ? 'self_exclusion' : 'deleted'}`);
      await page.getByRole('heading', { name: title }).waitFor();
    });
  },
);

test('the card of leaving counts sixty open bets, lists fifty, and names the bonus money that burns', async () => {
  const player = await fundedPlayer(site());
  await placeBets(player, 60);
  // Before the bonus: a withdrawal ends it.
  await withdraw(player, 500_000);
  await player.post('campaigns.activateOffer', { promo_code: 'YULDUZ25' });
  const { items } = await player.get<{ items: { id: number; status: string }[] }>('bonuses.get', {
    count: '9',
    offset: '0',
  });
  const waiting = items.find(({ status }) => status === 'new');
  if (waiting && !items.some(({ status }) => status === 'active'))
    await player.post('bonuses.activate', { bonus_id: String(waiting.id) });
  const { balance_bonus: bonus } = await player.get<{ balance_bonus: { amount: number } }>('account.getBalance');
  expect(bonus.amount).toBeGreaterThan(0);
  const { page, text, open } = await visit({ device: 'phone', locale: 'ru', returns: true });
  await beThePlayer(page, site().origin, player);
  await open(`${paths.profileData.build(null, { leave: 'rest' })}#leave`);
  const words = await wordsOf(page);
  expect(words).toContain(text('data.leaveBets', { count: 60 }));
  expect(words).toContain(text('data.leaveMoreBets', { count: 10 }));
  expect(words).toContain(text('data.leaveBonus', { sum: sum(bonus.amount) }).replaceAll('\u00A0', ' '));
  expect(words.split(sum(1_000)).length - 1).toBe(50);
  await page
    .getByRole('main')
    .getByRole('button', { name: text('data.leaveGo') })
    .click();
  await page.getByRole('heading', { level: 1, name: text('data.leaveDone') }).waitFor();
});

test('a payout refused after the closing is on the balance when the player is back, and the page says so', async () => {
  const player = await fundedPlayer(site());
  await withdraw(player, 599_901);
  const { page, text, open, step } = await visit({ device: 'desktop', locale: 'ru', returns: true });
  await beThePlayer(page, site().origin, player);
  await open(`${paths.profileData.build(null, { leave: 'rest' })}#leave`);
  await page
    .getByRole('main')
    .getByRole('button', { name: text('data.leaveGo') })
    .click();
  await page.getByRole('heading', { level: 1, name: text('data.leaveDone') }).waitFor();
  await sandbox().advance('25h');
  await step('a restored password opens the account', async () => {
    const { origin, sandbox: letters } = site();
    await postForm(origin, '/api/auth.restore', { login: player.login });
    const fields = { login: player.login, password: 'Yulduz-2027', repeat_password: 'Yulduz-2027' };
    const code = await codeSentTo(letters, player.login);
    expect((await postForm(origin, '/api/auth.restore', { ...fields, code })).json()).toEqual({ data: 1 });
    const entered = await postForm(origin, '/api/auth.login', { login: player.login, password: 'Yulduz-2027' });
    const cookie = entered.cookies.map((line) => line.split(';', 1)[0]).join('; ');
    await beThePlayer(page, origin, { ...player, cookie });
    await open('/');
    const note = page.getByRole('region', {
      name: text('absence.title.closed', { from: '', to: '' }).split(',')[0] ?? '',
    });
    await note.getByText(text('absence.asks')).waitFor();
    await note.getByText(text('absence.more')).click();
    await eventually(async () => (await note.innerText()).replaceAll('\u00A0', ' ')).toContain(
      `${sum(599_901)}: ${text('absence.payout.returned')}`,
    );
  });
});
