import type { World } from '#sandbox/createWorld.ts';
import type { ControlForm } from './controlForm.ts';

const STEPS = [
  ['2h', '+2 h'],
  ['5d', '+5 days'],
  ['inactivity', 'to 80 % of inactivity'],
  ['now', 'back to now'],
] as const;

export function clockSection({ clock }: World, form: ControlForm): string {
  const ahead = Math.round(clock.offset() / 1000);
  const buttons = STEPS.map(([by, label]) => `<button name="by" value="${by}">${label}</button>`).join('');
  const byField = `<label>By (90s, 30m, 2h, -1d)<input name="by" pattern="-?[0-9]{1,6}[smhd]" required></label><button>Move</button>`;
  return `<p>It is <time>${new Date(clock.now()).toISOString()}</time>, ${ahead === 0 ? 'the time of this machine' : `${ahead} s from the time of this machine`}.
What falls due happens at once; sessions, bonuses, limits and races see the same clock.</p>${form('clock', buttons)}${form('clock', byField)}`;
}
