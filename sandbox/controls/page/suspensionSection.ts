import type { ControlForm } from './controlForm.ts';
import { select } from './select.ts';

/** Ban types that an operator sets by hand. */
export const BAN_TYPES = ['fraud', 'multi_account', 'regulator', 'other'] as const;

/** Suspends a player's account, or opens it again. */
export function suspensionSection(form: ControlForm): string {
  const login = '<label>Login of the player<input name="login" required></label>';
  return form(
    'suspension',
    `${login}${select('value', 'Type of the ban (empty: none)', ['', ...BAN_TYPES], undefined)}<button>Set</button>`,
  );
}
