import { useText } from '#client/i18n/useText.ts';
import { Badge } from '#client/ui/feedback/Badge.tsx';
import { formatContact } from '#shared/auth/formatContact.ts';
import type { ProfileData } from '../loadProfile.ts';
import { SubscriptionButton } from './SubscriptionButton.tsx';
import styles from './SubscriptionsCard.module.css';
import type { useSubscriptions } from './useSubscriptions.ts';

interface SubscriptionRowProps {
  contact: ProfileData['contacts'][number];
  subscriptions: ReturnType<typeof useSubscriptions>;
}

export function SubscriptionRow({ contact: { contact, is_subscribed: isOn }, subscriptions }: SubscriptionRowProps) {
  const text = useText();
  const { busy, problem, wait, change } = subscriptions;
  const shown = formatContact(contact);
  return (
    <div className={styles.row}>
      <p className={styles.contact}>
        <span>{shown}</span>
        <Badge kind={isOn ? 'success' : 'info'} icon={isOn ? 'check-circle' : 'close-circle'}>
          {text(isOn ? 'notification.isOn' : 'notification.isOff')}
        </Badge>
      </p>
      <SubscriptionButton
        form={isOn ? 'unsubscribe' : 'subscribe'}
        contact={contact}
        label={text(isOn ? 'notification.turnOff' : 'notification.turnOn')}
        about={shown}
        busy={busy === contact}
        wait={wait}
        onPress={() => change(contact, [contact], !isOn)}
      />
      {problem?.contact === contact && (
        <p role="alert" className={styles.problem}>
          {problem.message}
        </p>
      )}
    </div>
  );
}
