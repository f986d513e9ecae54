import type { World } from '#sandbox/createWorld.ts';
import { DEMO_PASSWORD, DEMO_TOTP_SECRET, demoPlayers } from '#sandbox/demo/demoPlayers.ts';
import { escapeHtml } from '#sandbox/http/escapeHtml.ts';
import { htmlTable } from './htmlTable.ts';

export function playersSection({ players: { accounts }, ledger, access: { secondFactor } }: World): string {
  const code = secondFactor.codeNow(DEMO_TOTP_SECRET);
  const rows = demoPlayers.map((player) => {
    const account = accounts.byLogin(player.login);
    const balance = account ? ledger.balance(account.uid, 'main') / 100 : 0;
    return [
      `<code>${escapeHtml(player.login)}</code>${player.phone ? `<br><code>${player.phone}</code>` : ''}`,
      `${escapeHtml(player.about)}${player.isTwoFactor ? `<br>code now: <code id="code">${code}</code>, secret <code>${DEMO_TOTP_SECRET}</code>` : ''}`,
      account ? `${balance} ${escapeHtml(account.currency)}` : 'not in this world',
    ];
  });
  return `<p>Password of each: <code>${DEMO_PASSWORD}</code></p>${htmlTable('Demo players', ['Login', 'State', 'Balance'], rows)}`;
}
