import { OutcomeNote } from '#client/entities/form/OutcomeNote.tsx';
import { useText } from '#client/i18n/useText.ts';
import { LocaleLink } from '#client/ui/navigation/LocaleLink.tsx';
import { paths } from '#shared/url/paths.ts';
import type { ProfileData } from '../loadProfile.ts';
import { SettingsCard } from '../settings/SettingsCard.tsx';
import { ProfileFailure } from '../shell/ProfileFailure.tsx';
import { SubscriptionButton } from './SubscriptionButton.tsx';
import { SubscriptionRow } from './SubscriptionRow.tsx';
import styles from './SubscriptionsCard.module.css';
import { useSubscriptions } from './useSubscriptions.ts';

const CHANNELS = ['email', 'phone'] as const;
const DONE: Record<string, string> = {
  subscribe: 'notification.onDone',
  unsubscribe: 'notification.offDone',
  stop: 'notification.offDone',
};

export function SubscriptionsCard({ data }: { data: Pick<ProfileData, 'contacts' | 'error' | 'outcome'> }) {
  const text = useText();
  const subscriptions = useSubscriptions();
  const { busy, wait, change } = subscriptions;
  const { contacts, outcome, error } = data;
  const subscribed = contacts.filter(({ is_subscribed: isSubscribed }) => isSubscribed);
  const done = outcome ? DONE[outcome.form] : undefined;
  return (
    <SettingsCard id="subscriptions" icon="bell" title={text('notification.subscriptions')}>
      {outcome && done && <OutcomeNote outcome={outcome} done={text(done)} />}
      {CHANNELS.map((type) => {
        const own = contacts.filter((contact) => contact.type === type);
        if (own.length === 0) return null;
        return (
          <section key={type} aria-labelledby={`channel-${type}`}>
            <h3 id={`channel-${type}`} className={styles.channel}>
              {text(`notification.channel.${type}`)}
            </h3>
            <ul className={styles.list}>
              {own.map((contact) => (
                <li key={contact.contact}>
                  <SubscriptionRow contact={contact} subscriptions={subscriptions} />
                </li>
              ))}
            </ul>
          </section>
        );
      })}
      {contacts.length === 0 &&
        (error ? (
          <ProfileFailure error={error} />
        ) : (
          <p className={styles.none}>
            {text('notification.none')}{' '}
            <LocaleLink to={`${paths.profileSettings.build()}#contacts`}>{text('notification.add')}</LocaleLink>
          </p>
        ))}
      {subscribed.length > 0 && (
        <div className={styles.stop}>
          <SubscriptionButton
            form="stop"
            label={text('notification.stop')}
            kind="danger"
            busy={busy === 'stop'}
            wait={wait}
            onPress={() =>
              change(
                'stop',
                subscribed.map(({ contact }) => contact),
                false,
              )
            }
          />
        </div>
      )}
    </SettingsCard>
  );
}
