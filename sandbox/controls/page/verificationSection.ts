import type { World } from '#sandbox/createWorld.ts';
import { escapeHtml } from '#sandbox/http/escapeHtml.ts';
import { REJECT_LABELS } from '#sandbox/providers/identityProvider.ts';
import type { ControlForm } from './controlForm.ts';
import { htmlTable } from './htmlTable.ts';
import { select } from './select.ts';

const VERDICTS = ['approved', 'retry', 'rejected'];

/** Verifications, pending or decided. */
export function verificationSection(world: World, form: ControlForm): string {
  const {
    players: { verification, accounts },
    cashier: { requisiteChecks, identity },
  } = world;
  const checks = [
    ...verification.list().map((one) => ({ ...one, id: one.applicant_id, action: '', about: '' })),
    ...requisiteChecks
      .list()
      .map((one) => ({ ...one, id: one.action_id, action: one.action_id, about: `${one.method} ${one.requisites}` })),
  ];
  const rows = checks.map((check) => {
    const login = accounts.byUid(check.uid)?.login ?? '';
    const received = identity.state(check.id)?.received.join(', ') ?? '';
    const buttons = VERDICTS.map((verdict) => `<button name="verdict" value="${verdict}">${verdict}</button>`).join(
      ' ',
    );
    const reasons = `${select('labels', 'Reason', ['', ...REJECT_LABELS])}<label>Message to the player<input name="comment" maxlength="500"></label>`;
    return [
      `<code>${escapeHtml(login)}</code>${check.about ? `<br>${escapeHtml(check.about)}` : ''}`,
      `${check.status}${check.is_final ? ', final' : ''}${received ? `<br>${received}` : ''}`,
      form(
        'verification',
        `<input type="hidden" name="uid" value="${check.uid}">${check.action ? `<input type="hidden" name="action" value="${check.action}">` : ''}${reasons}${buttons}`,
      ),
    ];
  });
  return htmlTable('Papers of players', ['Player', 'State', 'Decide'], rows);
}
