import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Drafts } from '#sandbox/content/createDrafts.ts';
import type { World } from '#sandbox/createWorld.ts';
import { DEMO_PASSWORD, DEMO_TOTP_SECRET, demoPlayers } from '#sandbox/demo/demoPlayers.ts';
import { escapeHtml } from '#sandbox/http/escapeHtml.ts';
import type { Faults } from '#sandbox/http/faults.ts';
import { documentHeaders, renderDocument } from '#sandbox/http/renderDocument.ts';
import { requisiteRules } from '#sandbox/platform/money/requisiteRules.ts';
import { scenarios } from '#sandbox/scenarios/scenarios.ts';
import { amountRules } from '#sandbox/world/money/payments.ts';
import { promoCodes } from '#sandbox/world/rewards/promoCodes.ts';
import { inMs } from '#shared/domain/inMs.ts';
import { contentSection } from './contentSection.ts';
import { type ControlForm, createControlForm } from './controlForm.ts';
import { diceSection } from './diceSection.ts';
import { faultsSection } from './faultsSection.ts';
import { htmlTable } from './htmlTable.ts';
import { invoicesSection } from './invoicesSection.ts';
import { supportSection } from './supportSection.ts';
import { suspensionSection } from './suspensionSection.ts';
import { switchesSection } from './switchesSection.ts';
import { verificationSection } from './verificationSection.ts';

const SHOWN = 20;

function outboxSection({ messages: { outbox } }: World): string {
  const rows = outbox
    .latest(SHOWN)
    .map(({ sent_at, recipient, text }) => [
      `<time>${new Date(inMs(sent_at)).toISOString()}</time>`,
      escapeHtml(recipient),
      `<code>${escapeHtml(text)}</code>`,
    ]);
  return htmlTable('E-mails and messages, which the sandbox does not send', ['When', 'To', 'Text'], rows);
}

const STEPS = [
  ['2h', '+2 h'],
  ['5d', '+5 days'],
  ['inactivity', 'to 80 % of inactivity'],
  ['now', 'back to now'],
] as const;

function clockSection({ clock }: World, form: ControlForm): string {
  const ahead = Math.round(clock.offset() / 1000);
  const buttons = STEPS.map(([by, label]) => `<button name="by" value="${by}">${label}</button>`).join('');
  const byField = `<label>By (90s, 30m, 2h, -1d)<input name="by" pattern="-?[0-9]{1,6}[smhd]" required></label><button>Move</button>`;
  return `<p>It is <time>${new Date(clock.now()).toISOString()}</time>, ${ahead === 0 ? 'the time of this machine' : `${ahead} s from the time of this machine`}.
What falls due happens at once; sessions, bonuses, limits and races see the same clock.</p>${form('clock', buttons)}${form('clock', byField)}`;
}

interface Deps {
  world: World;
  faults: Faults;
  token: string;
  drafts: Drafts;
}

/** The developer page at `/`: demo players, every control, and the outbox of unsent messages. Needs no JavaScript. */
export function createDeveloperPage({ world, faults, token, drafts }: Deps) {
  const form = createControlForm(token);

  return function handleDevelopers(_req: IncomingMessage, res: ServerResponse, url: URL): void {
    // The ids are the first segments of the controls' paths, so that a form redirects back to its section.
    const sections: [id: string, title: string, body: string][] = [
      ['players', 'Demo players', playersSection(world)],
      ['scenarios', 'Scenarios', scenariosSection(form)],
      ['clock', 'Clock', clockSection(world, form)],
      ['dice', 'Dice', diceSection(world, form)],
      ['faults', 'Faults', faultsSection(faults, form)],
      ['outbox', 'Outbox', outboxSection(world)],
      ['pay', 'Invoices', invoicesSection(world)],
      ['verification', 'Verification', verificationSection(world, form)],
      ['suspension', 'Suspension', suspensionSection(form)],
      ['switches', 'Chat, log-out, domain', switchesSection(world, form)],
      ['support', 'Support', supportSection(world)],
      ['content', 'Content', contentSection(drafts)],
      ['rules', 'Outcomes on purpose', moneyRulesSection()],
    ];
    const done = url.searchParams.get('done');
    const answer = url.searchParams.get('answer');
    const notice = done
      ? `<p role="status">Done: ${escapeHtml(done)}${answer ? `<br><code>${escapeHtml(answer)}</code>` : ''}</p>`
      : '';
    const body = `<h1>Yulduz sandbox</h1>
<p>The platform and the content service of the site, on this machine. Seed <code>${escapeHtml(world.seed)}</code>,
${world.play.catalogue.games.length} games by ${world.play.catalogue.providers.length} providers. The same controls by call: <code>/_/</code> with
<code>x-sandbox-token</code>.</p>${notice}
<nav aria-label="Parts of this page"><ul>${sections.map(([id, title]) => `<li><a href="#${id}">${title}</a></li>`).join('')}</ul></nav>
${sections.map(([id, title, inner]) => `<section aria-labelledby="${id}"><h2 id="${id}">${title}</h2>${inner}</section>`).join('\n')}`;
    res.writeHead(200, documentHeaders).end(renderDocument({ title: 'Yulduz sandbox', body }));
  };
}

/** How to cause each outcome of the cashier and of a promo code. */
function moneyRulesSection(): string {
  const sums = Object.entries(amountRules).map(([end, effect]) => [`<code>…${end}</code>`, effect]);
  const cards = Object.entries(requisiteRules).map(([end, { error }]) => [`<code>…${end}</code>`, error]);
  const codes = promoCodes.map(({ code, about }) => [`<code>${code}</code>`, about]);
  return `<p>The last two digits of a deposit decide; cards answer at once, apps in 5 s, USDT in 20 s, the <code>local_*</code> methods
on the pages of the pretend provider. A withdrawal ending in 01 is declined, in 02 never leaves processing; others are paid in half an
hour of the sandbox's clock.</p>
${htmlTable('Sums', ['Sum', 'What happens'], sums)}
${htmlTable('Withdrawals', ['Card, phone or wallet', 'Refused with'], cards)}
${htmlTable('Promo codes', ['Code', 'What it gives'], codes)}`;
}

function playersSection({ players: { accounts }, ledger, access: { secondFactor } }: World): string {
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

function scenariosSection(form: ControlForm): string {
  const rows = scenarios.map(({ name, about }) => [
    `<code>${name}</code>`,
    escapeHtml(about),
    form('scenarios', `<button name="name" value="${name}" aria-label="Run ${name}">Run</button>`),
  ]);
  return `<p>Each first lifts the faults, takes the orders for dice and switches back and returns to the machine's time. Players stay; a
scenario about a player makes a new one and says whom to sign in as.</p>${htmlTable('Scenarios', ['Name', 'What it sets', ''], rows)}`;
}
