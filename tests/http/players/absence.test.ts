import { afterAll, beforeAll, expect, test } from 'vitest';
import { formatMoney } from '#shared/domain/money/formatMoney.ts';
import { withLocale } from '#shared/locales.ts';
import { paths } from '#shared/url/paths.ts';
import { readRoles } from '#tests/support/looks/readRoles.ts';
import { messagesOf } from '#tests/support/messagesOf.ts';
import { fundedPlayer } from '#tests/support/players/fundedPlayer.ts';
import { signIn } from '#tests/support/players/signIn.ts';
import type { Player } from '#tests/support/players/signUp.ts';
import { sandboxControls } from '#tests/support/sites/sandboxControls.ts';
import { type Site, startSite } from '#tests/support/sites/startSite.ts';
import { ask } from '#tests/support/wire/ask.ts';
import { askPage } from '#tests/support/wire/askPage.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site?.stop());

/** A session of a player whose break of a day is over; a withdrawal was under way when it began. */
async function backFromBreak(): Promise<Player> {
  const player = await fundedPlayer(site);
  await player.post('cashier.makewithdrawal', {
    method: 'uzcard',
    amount: '150000',
    currency: 'UZS',
    'requisites[card]': player.card,
  });
  expect((await askPage(site.origin, '/', { cookie: player.cookie })).text).not.toContain('absence-title');
  await player.post('account.setTimeOut', { period: '1d' });
  await sandboxControls(site).advance('25h');
  return signIn(site.origin, player.login);
}

const hasNote = (html: string, title: string) =>
  readRoles(html).some(({ role, name }) => role === 'region' && name.startsWith(title));

test.each(['uz', 'ru'] as const)(
  'a player who is back finds on every page what became of the money, closes it without script, and keeps it with the limits (%s)',
  async (locale) => {
    const text = messagesOf(locale);
    const title = text('absence.title.time_out', { from: '', to: '' }).split(',')[0] ?? '';
    const { cookie, uid } = await backFromBreak();
    const open = (path: string) => askPage(site.origin, withLocale(path, locale), { cookie });
    for (const path of ['/', '/gamehall', paths.wallet.build(), paths.profileResponsibleGame.build()]) {
      const { text: html, status } = await open(path);
      expect([status, hasNote(html, title)], path).toEqual([200, true]);
    }
    const { text: html } = await open('/');
    // Without script nothing loads the note's styles later.
    const classes = /<section class="([^"]+)" aria-labelledby="absence-title"/.exec(html)?.[1] ?? '';
    const sheets = [...html.matchAll(/<link[^>]+rel="stylesheet"[^>]*>/g)].flatMap(
      ([link]) => /href="([^"]+)"/.exec(link)?.[1] ?? [],
    );
    const styles = await Promise.all(sheets.map(async (sheet) => (await ask(site.origin, sheet)).text));
    expect(styles.some((sheet) => sheet.includes(`.${classes}`))).toBe(true);
    const read = html.replaceAll(/<[^>]+>/g, '').replaceAll('\u00A0', ' ');
    for (const words of [
      `${formatMoney({ amount: 150_000, currency: 'UZS' }, locale)}: ${text('absence.payout.paid')}`,
      text('absence.noBets'),
      text('absence.noBonuses'),
    ])
      expect(read).toContain(words.replaceAll('\u00A0', ' '));
    const [, action] = /<form action="([^"]*form=absence)"/.exec(html) ?? [];
    const sent = await ask(site.origin, String(action), {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: site.origin, cookie },
      body: new URLSearchParams({ player: String(uid) }).toString(),
    });
    expect(sent.status).toBe(303);
    const limits = await askPage(site.origin, String(sent.headers.location), { cookie });
    expect(limits.text).toContain(text('absence.done'));
    expect(hasNote(limits.text, title)).toBe(true);
    expect((await open('/')).text).not.toContain(title);
  },
);

test.each(['uz', 'ru'] as const)(
  'a player whom the operator suspended and let in again finds what became of the money on every page (%s)',
  async (locale) => {
    const text = messagesOf(locale);
    const title = text('absence.title.suspended', { from: '', to: '' }).split(',')[0] ?? '';
    const player = await fundedPlayer(site);
    const controls = sandboxControls(site);
    const withdrawal = { method: 'uzcard', amount: '150000', currency: 'UZS', 'requisites[card]': player.card };
    await player.post('cashier.makewithdrawal', withdrawal);
    await controls.suspend(player.login, 'fraud');
    const open = (path: string) => askPage(site.origin, withLocale(path, locale), { cookie: player.cookie });
    const blocked = await open('/');
    expect(blocked.text).toContain(text('shell.blockedTitle.fraud'));
    expect(blocked.text).not.toContain('absence-title');
    await controls.advance('1h');
    await controls.suspend(player.login, '');
    for (const path of ['/', paths.wallet.build()]) {
      const { text: html } = await open(path);
      expect(hasNote(html, title), path).toBe(true);
      expect(html.replaceAll(/<[^>]+>/g, '').replaceAll('\u00A0', ' ')).toContain(
        `${formatMoney({ amount: 150_000, currency: 'UZS' }, locale)}: ${text('absence.payout.paid')}`.replaceAll(
          '\u00A0',
          ' ',
        ),
      );
    }
  },
);

test('a page of a player who is back comes also when the platform does not tell what happened meanwhile', async () => {
  const { cookie } = await backFromBreak();
  const controls = sandboxControls(site);
  await controls.fault({ target: 'account.getAbsence', kind: '500' });
  const { status, text: html } = await askPage(site.origin, '/ru', { cookie });
  await controls.heal();
  expect([status, html.includes('absence-title')]).toEqual([200, false]);
  expect((await askPage(site.origin, '/ru', { cookie })).text).toContain('absence-title');
});

test.each(['uz', 'ru'] as const)(
  'the confirmation of a break (%s) offers the withdrawal only to whom money can be paid out, and says what the return shows',
  async (locale) => {
    const text = messagesOf(locale);
    const path = withLocale(paths.profileResponsibleGame.build(null, { pause: '1d' }), locale);
    const cardOf = async ({ cookie }: Player) =>
      (await askPage(site.origin, path, { cookie })).text.replaceAll('\u00A0', ' ');
    const said = (id: string) => text(id, { sum: '' }).split('.').at(-2)?.trim() ?? '';
    const funded = await cardOf(await fundedPlayer(site));
    const unfunded = await cardOf(await fundedPlayer(site, []));
    for (const html of [funded, unfunded]) expect(html).toContain(text('limits.pauseBack').replaceAll('\u00A0', ' '));
    expect([funded.includes(text('limits.pauseWithdraw')), unfunded.includes(text('limits.pauseWithdraw'))]).toEqual([
      true,
      false,
    ]);
    expect(unfunded).toContain(said('limits.pauseUnpaid'));
    expect(funded).not.toContain(said('limits.pauseUnpaid'));
  },
);
