import { useApp } from '#client/context/useApp.ts';
import { usePageData } from '#client/context/usePageData.ts';
import { ReturnAuthLink } from '#client/dialogs/ReturnAuthLink.tsx';
import { OrderFields } from '#client/entities/order/OrderFields.tsx';
import { OrderUnknown } from '#client/entities/order/OrderUnknown.tsx';
import { formAction } from '#client/entities/site-form/formAction.ts';
import { useText } from '#client/i18n/useText.ts';
import { useFacts } from '#client/stores/useFacts.ts';
import { Button } from '#client/ui/navigation/Button.tsx';
import { buttonClass } from '#client/ui/navigation/buttonClass.ts';
import { orderAddresses } from '#shared/forms/orders/orderAddresses.ts';
import styles from './OfferAction.module.css';
import { OfferOpening } from './OfferOpening.tsx';
import type { OfferCard } from './offerCard.ts';
import { useTakeOffer } from './useTakeOffer.ts';

/** The action for an offer, or the reason why there is none. */
export function OfferAction({ offer }: { offer: OfferCard }) {
  const text = useText();
  const { account } = useFacts('session');
  const { locale } = useApp();
  const { orderKey } = usePageData<typeof import('./offer.loader.ts')>();
  const { take, takeAgain, confirm, isBusy, problem, isUnknown } = useTakeOffer(offer.id);
  if (!account)
    return (
      <>
        <ReturnAuthLink screen="signUp" className={buttonClass({ kind: 'primary', size: 'large', glow: true })}>
          {text('offers.join')}
        </ReturnAuthLink>
        <span>{text('offers.guestNote')}</span>
      </>
    );
  if (offer.state === 'closed')
    return (
      <>
        <p className={styles.note}>{offer.reason || text('offers.closedText')}</p>
        <OfferOpening opens={offer.opens} />
      </>
    );
  if (offer.state === 'taken') return <p className={styles.note}>{text('offers.takenText')}</p>;
  return (
    <>
      <form
        method="post"
        action={formAction(orderAddresses.take, locale)}
        onSubmit={(event) => {
          event.preventDefault();
          void take();
        }}
      >
        <OrderFields values={{ id: offer.id }} orderKey={orderKey} />
        <Button type="submit" kind="primary" size="large" glow loading={isBusy}>
          {text('offers.take')}
        </Button>
      </form>
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
      {isUnknown && <OrderUnknown command="offer" onAgain={() => void takeAgain()} />}
      {confirm && (
        <Button size="large" onClick={() => void confirm()}>
          {text('offers.confirm')}
        </Button>
      )}
    </>
  );
}
