import { tilePicture } from '#client/lib/tilePicture.ts';
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
  /** A small square picture; '' without one. */
  small: string;
  /** The jackpot is paid before it reaches this sum (`must_drop_by`), if the operator promises so. */
  mustDropBy: Money | null;
}

/** `imageNames`: the `jackpot` part of prazer-config's imageNames. */
export function toJackpotCard(
  { id, name, amount, description }: Jackpot,
  imageNames: Readonly<Record<string, string>>,
): JackpotCard {
  const described = resolveDescription(description, imageNames);
  const { title, text } = described;
  const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
  const limit = money.safeParse(description['must_drop_by']);
  return {
    id,
    name: title || name,
    amount,
    text: text ?? '',
    image: tilePicture(described),
    small: textOf(described['image_small']),
    mustDropBy: limit.success ? limit.data : null,
  };
}
