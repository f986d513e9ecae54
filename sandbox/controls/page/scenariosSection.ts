import { escapeHtml } from '#sandbox/http/escapeHtml.ts';
import { scenarios } from '#sandbox/scenarios/scenarios.ts';
import type { ControlForm } from './controlForm.ts';
import { htmlTable } from './htmlTable.ts';

export function scenariosSection(form: ControlForm): string {
  const rows = scenarios.map(({ name, about }) => [
    `<code>${name}</code>`,
    escapeHtml(about),
    form('scenarios', `<button name="name" value="${name}" aria-label="Run ${name}">Run</button>`),
  ]);
  return `<p>Each first lifts the faults, takes the orders for dice and switches back and returns to the machine's time. Players stay; a
scenario about a player makes a new one and says whom to sign in as.</p>${htmlTable('Scenarios', ['Name', 'What it sets', ''], rows)}`;
}
