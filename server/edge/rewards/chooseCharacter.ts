import type { FormOutcome, FormPost } from '#server/edge/forms/FormPost.ts';
import { requireOne } from '#shared/api/requireOne.ts';
import { setCharacter } from '#shared/api/rewards/loyalty.contract.ts';

/** Changes the player's character in the club. */
export async function chooseCharacter({ fields, call }: FormPost): Promise<FormOutcome> {
  requireOne(await call(setCharacter, { id: fields['id'] ?? '' }));
  return { step: 'done' };
}
