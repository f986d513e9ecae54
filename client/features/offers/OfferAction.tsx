import { useText } from '../../i18n/useText.ts';
import { ReturnAuthLink } from '../../dialogs/ReturnAuthLink.tsx';
import { useFacts } from '../../stores/useFacts.ts';
import { Button } from '../../ui/navigation/Button.tsx';
import { buttonClass } from '../../ui/navigation/buttonClass.ts';
import type { OfferCard } from './offerCard.ts';
import styles from './OfferAction.module.css';
import { OfferOpening } from './OfferOpening.tsx';
import { useTakeOffer } from './useTakeOffer.ts';

/** What one can do about an offer now, or why nothing. */
export function OfferAction({ offer }: { offer: OfferCard }) {
  const text = useText();
  const { account } = useFacts('session');
  const { take, confirm, isBusy, problem } = useTakeOffer(offer.id);
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
        <p className={styles.said}>{offer.reason || text('offers.closedText')}</p>
        <OfferOpening opens={offer.opens} />
      </>
    );
  if (offer.state === 'taken') return <p className={styles.said}>{text('offers.takenText')}</p>;
  return (
    <>
      <Button kind="primary" size="large" glow loading={isBusy} className={styles.scripted} onClick={() => void take()}>
        {text('offers.take')}
      </Button>
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
      {confirm && (
        <Button size="large" onClick={() => void confirm()}>
          {text('offers.confirm')}
        </Button>
      )}
    </>
  );
}
