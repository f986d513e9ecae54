import type { World } from '../world/createWorld.ts';
import { DEMO_PASSWORD, DEMO_TOTP_SECRET, demoPlayers } from '../world/demoPlayers.ts';
import { escapeHtml } from './escapeHtml.ts';
import { moneySections } from './moneySections.ts';
import { supportSections } from './supportSections.ts';

const MESSAGES_SHOWN = 20;

/** The plain page at `/`: whom one can sign in as, and the letters nobody else will deliver. */
export function developerPage(world: World, token: string): string {
  const code = world.secondFactor.codeNow(DEMO_TOTP_SECRET);
  const players = demoPlayers.map((player) => {
    const account = world.accounts.byLogin(player.login);
    const balance = account ? world.ledger.balance(account.uid, 'main') / 100 : 0;
    return `<tr><td><code>${escapeHtml(player.login)}</code>${player.phone ? `<br><code>${player.phone}</code>` : ''}</td>
<td>${escapeHtml(player.about)}${player.isTwoFactor ? `<br>code now: <code id="code">${code}</code>, secret <code>${DEMO_TOTP_SECRET}</code>` : ''}</td>
<td>${balance} UZS</td></tr>`;
  });
  const messages = world.outbox
    .latest(MESSAGES_SHOWN)
    .map(
      (message) =>
        `<tr><td>${new Date(message.sent_at * 1000).toISOString()}</td><td>${escapeHtml(message.recipient)}</td><td><code>${escapeHtml(message.text)}</code></td></tr>`,
    );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Yulduz sandbox</title>
<style>body{font:16px/1.5 system-ui;max-width:60rem;margin:2rem auto;padding:0 1rem}table{border-collapse:collapse;width:100%}
td,th{border:1px solid #8886;padding:.4rem .6rem;text-align:left;vertical-align:top}</style>
<h1>Yulduz sandbox</h1>
<p>The platform and the content service of the site, on this machine. Seed <code>${escapeHtml(world.seed)}</code>,
${world.catalogue.games.length} games by ${world.catalogue.providers.length} providers.</p>
<h2>Demo oʻyinchilar · Демо-игроки · Demo players</h2>
<p>Password of each: <code>${DEMO_PASSWORD}</code></p>
<table><tr><th>Login</th><th></th><th>Balance</th></tr>${players.join('')}</table>
<h2>Xatlar · Письма · Outbox</h2>
<table>${messages.join('') || '<tr><td>empty</td></tr>'}</table>
${moneySections()}
${supportSections(world, token)}</html>`;
}
