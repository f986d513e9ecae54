import type { Call } from '#shared/api/call.ts';
import type { BonusAct } from '#shared/bonus/BonusAct.ts';
import { findBonusConflict } from '#shared/bonus/findBonusConflict.ts';
import type { AppError } from '#shared/errors/AppError.ts';
import { presentError } from '#shared/errors/presentError.ts';

interface Pressed {
  act: BonusAct;
  bonus: { id: number | string; type: string };
  call: Call;
}

/** Message id of a refused act; if the bonus's state caused the refusal, it is looked up anew. */
export async function bonusProblem(error: AppError, { act, bonus, call }: Pressed): Promise<string> {
  if (error.type === 'InvalidParameterException') return findBonusConflict(call, { act, ...bonus });
  return presentError(error).id;
}
