import { ask } from '#tests/support/wire/ask.ts';
import type { Incident } from './Incident.ts';
import { logs } from './signals/logs.ts';
import { rises } from './signals/rises.ts';

const report = { 'effective-directive': 'script-src', 'blocked-uri': 'https://widget.example', 'document-uri': '/' };

export const policyViolated: Incident = {
  what: 'A browser blocks a script of another site',
  section: 'Violations of the policy',
  alert: 'PolicyViolations',
  signals: [rises('croupier_csp_reports_total'), logs('csp_violation')],
  within: 5,
  async cause({ site }) {
    await ask(site.origin, '/csp-report', {
      method: 'POST',
      headers: { 'content-type': 'application/csp-report' },
      body: JSON.stringify({ 'csp-report': report }),
    });
    return () => {};
  },
};
