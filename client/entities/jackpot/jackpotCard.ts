import type { Jackpot } from '#shared/api/play/jackpots.contract.ts';
import { money } from '#shared/api/wireTypes.ts';
import type { Money } from '#shared/domain/money/Money.ts';
import { resolveDescription } from '#shared/domain/resolveDescription.ts';

export interface JackpotCard {
  id: number | string;
  name: string;
  amount: Money;
  text: string;
  image: string;
  /** The jackpot is paid before it reaches this sum (`must_drop_by`), if the operator promises so. */
  mustDropBy: Money | null;
}

/** `imageNames`: the `jackpot` part of prazer-config's imageNames. */
export function toJackpotCard(
  { id, name, amount, description }: Jackpot,
  imageNames: Readonly<Record<string, string>>,
): JackpotCard {
  const { image, title, text } = resolveDescription(description, imageNames) as Jackpot['description'] & {
    image?: unknown;
  };
  const limit = money.safeParse(description['must_drop_by']);
  return {
    id,
    name: title || name,
    amount,
    text: text ?? '',
    image: typeof image === 'string' ? image : '',
    mustDropBy: limit.success ? limit.data : null,
  };
}
