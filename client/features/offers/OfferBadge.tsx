import { useText } from '#client/i18n/useText.ts';
import { Badge } from '#client/ui/feedback/Badge.tsx';
import type { OfferCard } from './offerCard.ts';

/** The offer's state for the player; renders nothing for an open offer. */
export function OfferBadge({ offer: { state } }: { offer: OfferCard }) {
  const text = useText();
  if (state === 'open') return null;
  return state === 'taken' ? (
    <Badge kind="success" icon="check">
      {text('offers.taken')}
    </Badge>
  ) : (
    <Badge kind="waiting" icon="lock">
      {text('offers.closed')}
    </Badge>
  );
}
