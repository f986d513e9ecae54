import { useState } from 'react';
import { useTyped } from '#client/context/useTyped.ts';
import { OutcomeNote } from '#client/entities/form/OutcomeNote.tsx';
import type { PlainFormOutcome } from '#client/entities/form/readFormOutcome.ts';
import { useText } from '#client/i18n/useText.ts';
import { formatMoment } from '#client/lib/formatMoment.ts';
import { joinDotted } from '#client/lib/joinDotted.ts';
import { late } from '#client/lib/late/late.ts';
import { Badge } from '#client/ui/feedback/Badge.tsx';
import { FactList } from '#client/ui/layout/FactList.tsx';
import { Fold } from '#client/ui/layout/Fold.tsx';
import type { OutputOf } from '#shared/api/method.ts';
import type { getGifts } from '#shared/api/rewards/gifts.contract.ts';
import type { PhoneSettings } from '#shared/auth/PhoneSettings.ts';
import { formatNumber } from '#shared/domain/formatNumber.ts';
import { toMs } from '#shared/domain/toMs.ts';
import { deliveryFields } from '#shared/rewards/deliveryFields.ts';
import styles from './Gifts.module.css';

/** Loaded when its fold opens; on the server at once, for pages without JavaScript. */
const AddressForm = late(() => import('./AddressForm.tsx'), 'AddressForm');

const LOOKS = {
  preparing: { kind: 'waiting', icon: 'clock' },
  sent: { kind: 'success', icon: 'check-circle' },
  other: { kind: 'info', icon: 'info' },
} as const;

interface GiftRowProps {
  gift: OutputOf<typeof getGifts>['items'][number];
  /** null: an address cannot be given now. */
  phones: PhoneSettings | null;
  /** Of a correction without JavaScript, of this or another gift. */
  outcome: PlainFormOutcome | null;
}

/** A gift that is sent: its state and its address, which can be corrected while it is being prepared. */
export function GiftRow({ gift: { id, name, at, price, state, delivery }, phones, outcome }: GiftRowProps) {
  const text = useText();
  const typed = useTyped('address', { id: '' });
  const refused = outcome?.messageId && typed.id === String(id) ? outcome : null;
  const [isOpen, setOpen] = useState(refused !== null);
  const heading = `gift-${id}`;
  const blamed = deliveryFields.find((field) => field.name === refused?.field)?.name;
  return (
    <section aria-labelledby={heading} className={styles.gift}>
      <h3 id={heading} className={styles.name}>
        <bdi>{name}</bdi>
        <Badge {...LOOKS[state]}>{text(`gifts.state.${state}`)}</Badge>
      </h3>
      <p className={styles.note}>
        {joinDotted([
          at !== null && text('gifts.at', { at: formatMoment(toMs(at) ?? 0) }),
          text('gifts.points', { count: price, n: formatNumber(price) }),
        ])}
      </p>
      {delivery && (
        <FactList
          layout="rows"
          className={styles.address}
          facts={deliveryFields.map(({ name: field }) => {
            const value = delivery[field as keyof typeof delivery];
            return value && { label: text(`gifts.field.${field}`), value: <bdi>{value}</bdi> };
          })}
        />
      )}
      {state === 'preparing' && delivery && phones && (
        <Fold
          icon="edit"
          label={text('gifts.change')}
          isOpen={isOpen}
          onToggle={setOpen}
          note={refused && <OutcomeNote outcome={refused} done="" label={blamed && text(`gifts.field.${blamed}`)} />}
        >
          <AddressForm
            id={id}
            phones={phones}
            start={{ ...delivery, note: delivery.note ?? '' }}
            onSaved={() => setOpen(false)}
          />
        </Fold>
      )}
    </section>
  );
}
