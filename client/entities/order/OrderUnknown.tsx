import { RefusalNote } from '#client/entities/form/RefusalNote.tsx';
import { useText } from '#client/i18n/useText.ts';
import { TextButton } from '#client/ui/navigation/TextButton.tsx';
import type { OrderCommand } from '#shared/keys/orderKey.ts';
import { paths } from '#shared/url/paths.ts';

const history = (tab: string) => paths.cashierHistory.build(null, { tab });

/** Where a player sees whether an order was carried out, without the locale's prefix. */
const orderPlaces: Readonly<Record<OrderCommand, string>> = {
  deposit: history('deposit'),
  withdrawal: history('withdrawal'),
  cancel: history('withdrawal'),
  cashback: paths.profileCashback.build(),
  gift: paths.profileLoyalty.build(),
  offer: paths.offers.build(),
  promo: paths.profileBonuses.build(),
  bonus: history('bonuses'),
};

interface OrderUnknownProps {
  command: OrderCommand;
  /** The player has looked, and orders anew; absent: the form itself is a new order. */
  onAgain?: (() => void) | undefined;
}

/** Nobody knows whether an order was carried out: where to look, and how to order anew. */
export function OrderUnknown({ command, onAgain }: OrderUnknownProps) {
  const text = useText();
  return (
    <RefusalNote
      title={text('order.unknown', { noun: text(`order.noun.${command}`) })}
      link={{ href: orderPlaces[command], title: 'order.look' }}
    >
      {onAgain && <TextButton onClick={onAgain}>{text('order.again')}</TextButton>}
    </RefusalNote>
  );
}
