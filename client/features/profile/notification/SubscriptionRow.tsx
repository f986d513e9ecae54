import type { FormPress } from '#client/entities/site-form/useFormPress.ts';
import { useText } from '#client/i18n/useText.ts';
import { Badge } from '#client/ui/feedback/Badge.tsx';
import { formatContact } from '#shared/auth/formatContact.ts';
import { subscriptionForms } from '#shared/forms/account/subscriptionForms.ts';
import type { ProfileData } from '../loadProfile.ts';
import { PressForm } from '../shell/PressForm.tsx';
import styles from './SubscriptionsCard.module.css';

interface SubscriptionRowProps {
  contact: ProfileData['contacts'][number];
  /** The presses of the card. */
  press: FormPress;
  error: string | undefined;
  onRefused: () => void;
}

export function SubscriptionRow({
  contact: { contact, is_subscribed: isOn },
  press,
  error,
  onRefused,
}: SubscriptionRowProps) {
  const text = useText();
  const shown = formatContact(contact);
  const label = text(isOn ? 'notification.turnOff' : 'notification.turnOn');
  return (
    <div className={styles.row}>
      <p className={styles.contact}>
        <span>{shown}</span>
        <Badge kind={isOn ? 'success' : 'info'} icon={isOn ? 'check-circle' : 'close-circle'}>
          {text(isOn ? 'notification.isOn' : 'notification.isOff')}
        </Badge>
      </p>
      <PressForm
        form={isOn ? subscriptionForms.unsubscribe : subscriptionForms.subscribe}
        values={{ contact }}
        context={null}
        press={press}
        id={contact}
        onRefused={onRefused}
        size="medium"
        label={label}
        aria-label={`${label}: ${shown}`}
      />
      {error && (
        <p role="alert" className={styles.problem}>
          {error}
        </p>
      )}
    </div>
  );
}
