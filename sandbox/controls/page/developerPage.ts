import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Drafts } from '#sandbox/content/createDrafts.ts';
import type { World } from '#sandbox/createWorld.ts';
import { escapeHtml } from '#sandbox/http/escapeHtml.ts';
import type { Faults } from '#sandbox/http/faults.ts';
import { documentHeaders, renderDocument } from '#sandbox/http/renderDocument.ts';
import { clockSection } from './clockSection.ts';
import { contentSection } from './contentSection.ts';
import { createControlForm } from './controlForm.ts';
import { diceSection } from './diceSection.ts';
import { faultsSection } from './faultsSection.ts';
import { invoicesSection } from './invoicesSection.ts';
import { moneyRulesSection } from './moneyRulesSection.ts';
import { outboxSection } from './outboxSection.ts';
import { playersSection } from './playersSection.ts';
import { scenariosSection } from './scenariosSection.ts';
import { supportSection } from './supportSection.ts';
import { switchesSection } from './switchesSection.ts';
import { verificationSection } from './verificationSection.ts';

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
