import { useState } from 'react';
import { useApp } from '#client/context/useApp.ts';
import { useNavigate } from '#client/context/useNavigate.ts';
import type { ProductCard } from '#client/entities/club/productCard.ts';
import { useDraft } from '#client/entities/draft/useDraft.ts';
import { OutcomeNote } from '#client/entities/form/OutcomeNote.tsx';
import type { PlainFormOutcome } from '#client/entities/form/readFormOutcome.ts';
import { useOrder } from '#client/entities/order/useOrder.ts';
import { useText } from '#client/i18n/useText.ts';
import { FactList } from '#client/ui/layout/FactList.tsx';
import type { Id } from '#shared/api/wireTypes.ts';
import type { PhoneCountry, PhoneSettings } from '#shared/auth/PhoneSettings.ts';
import { formatNumber } from '#shared/domain/formatNumber.ts';
import { withLocale } from '#shared/locales.ts';
import { giftOrder } from '#shared/orders/giftOrder.ts';
import { deliveryFields } from '#shared/rewards/deliveryFields.ts';
import { deliveryOf } from '#shared/rewards/deliveryOf.ts';
import { giftProblem } from '#shared/rewards/giftProblem.ts';
import { paths } from '#shared/url/paths.ts';
import { DeliveryForm } from './DeliveryForm.tsx';
import styles from './Gifts.module.css';

interface GiftOrderProps {
  product: ProductCard;
  /** The player's. */
  points: number;
  phones: PhoneSettings;
  start: Readonly<Record<string, string>>;
  /** Ids of the gifts that exist already; null: not known. */
  orders: readonly Id[] | null;
  /** Idempotency key of the form without JavaScript. */
  orderKey: string;
  /** Of the form without JavaScript. */
  outcome: PlainFormOutcome | null;
}

/** Asks where a gift is sent, and takes its points with the same press. */
export function GiftOrder({ product, points, phones, start, orders, orderKey, outcome: first }: GiftOrderProps) {
  const { id, name, text: about, image, price } = product;
  const text = useText();
  const { locale, stores } = useApp();
  const navigate = useNavigate();
  const draft = useDraft('gift');
  const { place, allowAgain } = useOrder(giftOrder, orders);
  const [outcome, setOutcome] = useState(first);
  const inPoints = (count: number) => text('gifts.points', { count, n: formatNumber(count) });

  async function send(values: Record<string, unknown>, country: PhoneCountry): Promise<void> {
    setOutcome(null);
    const placed = await place({ id, delivery: deliveryOf(values, country) });
    if (placed.kind === 'unknown')
      return setOutcome({ form: 'gift', messageId: 'order.unknown', field: null, unknown: 'gift' });
    if (placed.kind === 'refused') {
      const messageId = giftProblem(placed.error);
      if (messageId === null) throw placed.error;
      return setOutcome({ form: 'gift', messageId, field: null });
    }
    draft.clear();
    stores.toasts.show('success', text('gifts.bought'));
    await navigate(paths.profileGifts.build());
  }

  const field = outcome?.field;
  return (
    <>
      <div className={styles.product}>
        {image && <img src={image} width={585} height={420} alt="" className={styles.picture} />}
        <div>
          <h3 className={styles.name}>{name}</h3>
          {about && <p className={styles.note}>{about}</p>}
          <FactList
            layout="rows"
            className={styles.facts}
            facts={[
              { label: text('gifts.price'), value: inPoints(price) },
              { label: text('gifts.yourPoints'), value: inPoints(points) },
              { label: text('gifts.remain'), value: inPoints(points - price) },
            ]}
          />
        </div>
      </div>
      {outcome && (
        <OutcomeNote
          outcome={outcome}
          done={text('gifts.bought')}
          label={deliveryFields.some(({ name: one }) => one === field) ? text(`gifts.field.${field}`) : undefined}
          onAgain={() => {
            allowAgain();
            setOutcome(null);
          }}
        />
      )}
      <DeliveryForm
        form="gift"
        id={id}
        phones={phones}
        start={start}
        draft={draft}
        action={withLocale(paths.profileGifts.build(null, { form: 'gift', gift: id }), locale)}
        label={text('gifts.pay', { price: inPoints(price) })}
        onSend={send}
        orderKey={orderKey}
      />
    </>
  );
}
