import { useApp } from '#client/context/useApp.ts';
import { usePageData } from '#client/context/usePageData.ts';
import { ReturnAuthLink } from '#client/dialogs/ReturnAuthLink.tsx';
import { Sender } from '#client/entities/form/Sender.tsx';
import { OrderUnknown } from '#client/entities/order/OrderUnknown.tsx';
import { useText } from '#client/i18n/useText.ts';
import { useFacts } from '#client/stores/useFacts.ts';
import { Button } from '#client/ui/navigation/Button.tsx';
import { buttonClass } from '#client/ui/navigation/buttonClass.ts';
import { ORDER_KEY_FIELD } from '#shared/cashier/orderKeyField.ts';
import { withLocale } from '#shared/locales.ts';
import { paths } from '#shared/url/paths.ts';
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
        action={withLocale(paths.offers.build(null, { form: 'take' }), locale)}
        onSubmit={(event) => {
          event.preventDefault();
          void take();
        }}
      >
        <input type="hidden" name="id" value={offer.id} />
        <Sender />
        <input type="hidden" name={ORDER_KEY_FIELD} value={orderKey ?? ''} />
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
