import { useId, useState } from 'react';
import { usePoints } from '#client/entities/club/usePoints.ts';
import { OrderUnknown } from '#client/entities/order/OrderUnknown.tsx';
import { useText } from '#client/i18n/useText.ts';
import type { PurchaseOutcome } from '#client/stores/DialogParams.ts';
import type { RegisteredDialogProps } from '#client/stores/RegisteredDialogProps.ts';
import { ConfirmDialog } from '#client/ui/layout/ConfirmDialog.tsx';
import { Dialog } from '#client/ui/layout/Dialog.tsx';
import { FactList } from '#client/ui/layout/FactList.tsx';
import { Star } from '#client/ui/media/Star.tsx';
import { Button } from '#client/ui/navigation/Button.tsx';
import { buttonClass } from '#client/ui/navigation/buttonClass.ts';
import { LocaleLink } from '#client/ui/navigation/LocaleLink.tsx';
import { paths } from '#shared/url/paths.ts';
import { useRefusal } from '../useRefusal.ts';
import styles from './PurchaseDialog.module.css';

/** Asks to confirm a purchase, then shows its outcome. */
export function PurchaseDialog({ params, close }: RegisteredDialogProps<'shopPurchase'>) {
  const { name, text: about, price, points, buy } = params;
  const text = useText();
  const formatPoints = usePoints();
  const explain = useRefusal();
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<PurchaseOutcome | null>(
    points !== null && points < price ? { kind: 'short', missing: price - points } : null,
  );
  const textId = useId();
  const frame = { open: true, closeLabel: text('loyalty.close'), describedBy: textId, onClose: () => close() };

  async function pay(again = false): Promise<void> {
    setBusy(true);
    setOutcome(await buy(again));
    setBusy(false);
  }

  if (outcome?.kind === 'bought')
    return (
      <Dialog key="bought" {...frame} title={text('loyalty.boughtTitle')}>
        <div id={textId} className={styles.text}>
          <Star size={48} className={styles.star} />
          <p>{text('loyalty.boughtText', { name })}</p>
          {about && <p className={styles.note}>{about}</p>}
        </div>
        <FactList
          layout="rows"
          className={styles.facts}
          facts={[{ label: text('loyalty.yourPoints'), value: formatPoints(outcome.points) }]}
        />
        <Button kind="primary" size="large" wide onClick={() => close()}>
          {text('loyalty.ok')}
        </Button>
      </Dialog>
    );

  if (outcome?.kind === 'short')
    return (
      <Dialog key="short" kind="confirm" {...frame} title={text('loyalty.shortTitle')}>
        <div id={textId} className={styles.text}>
          <p>
            {outcome.missing === null
              ? text('loyalty.shortUnknown', { name })
              : text('loyalty.shortText', { name, missing: formatPoints(outcome.missing) })}
          </p>
          <p className={styles.note}>{text('loyalty.shortHint')}</p>
        </div>
        <div className={styles.actions}>
          <LocaleLink
            to={`${paths.loyalty.build()}#earn`}
            className={buttonClass({ kind: 'primary', size: 'large', wide: true })}
            onClick={() => close()}
          >
            {text('loyalty.earn')}
          </LocaleLink>
          <Button size="large" wide onClick={() => close()}>
            {text('loyalty.close')}
          </Button>
        </div>
      </Dialog>
    );

  return (
    <ConfirmDialog
      key="ask"
      open
      title={text('loyalty.buyTitle')}
      stayText={text('loyalty.cancel')}
      onStay={() => close()}
      confirmText={text('loyalty.pay')}
      onConfirm={() => void pay()}
      busy={busy}
      closeLabel={text('loyalty.close')}
    >
      <p className={styles.note}>
        {text('loyalty.buyText', { name, price: formatPoints(price) })} {about}
      </p>
      <FactList
        layout="rows"
        className={styles.facts}
        facts={[
          { label: text('loyalty.price'), value: formatPoints(price) },
          ...(points === null
            ? []
            : [
                { label: text('loyalty.yourPoints'), value: formatPoints(points) },
                { label: text('loyalty.remain'), value: formatPoints(points - price) },
              ]),
        ]}
      />
      <p role="alert" className={styles.problem}>
        {outcome?.kind === 'refused' ? explain(outcome.error) : ''}
      </p>
      {outcome?.kind === 'unknown' && <OrderUnknown command="gift" onAgain={() => void pay(true)} />}
    </ConfirmDialog>
  );
}
