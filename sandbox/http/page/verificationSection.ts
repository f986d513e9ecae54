import { REJECT_LABELS } from '../../providers/identityProvider.ts';
import type { World } from '../../world/createWorld.ts';
import { escapeHtml } from '../escapeHtml.ts';
import type { ControlForm } from './controlForm.ts';
import { select } from './select.ts';
import { table } from './table.ts';

const VERDICTS = ['approved', 'retry', 'rejected'];

/** Papers that wait for a decision, or had one. */
export function verificationSection({ verification, identity, accounts }: World, form: ControlForm): string {
  const rows = verification.list().map((applicant) => {
    const login = accounts.byUid(applicant.uid)?.login ?? '';
    const received = identity.state(applicant.applicant_id)?.received.join(', ') ?? '';
    const buttons = VERDICTS.map((verdict) => `<button name="verdict" value="${verdict}">${verdict}</button>`).join(
      ' ',
    );
    const reasons = `${select('labels', 'Reason', ['', ...REJECT_LABELS])}<label>Words to the player<input name="comment" maxlength="500"></label>`;
    return [
      `<code>${escapeHtml(login)}</code>`,
      `${applicant.status}${applicant.is_final ? ', final' : ''}${received ? `<br>${received}` : ''}`,
      form('verification', `<input type="hidden" name="uid" value="${applicant.uid}">${reasons}${buttons}`),
    ];
  });
  return table('Papers of players', ['Player', 'State', 'Decide'], rows);
}
