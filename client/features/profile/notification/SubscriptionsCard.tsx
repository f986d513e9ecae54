import { useState } from 'react';
import { OutcomeNote } from '#client/entities/form/OutcomeNote.tsx';
import { useFormPress } from '#client/entities/site-form/useFormPress.ts';
import { useText } from '#client/i18n/useText.ts';
import { EmptyNote } from '#client/ui/layout/EmptyNote.tsx';
import { renderLocaleLink } from '#client/ui/navigation/renderLocaleLink.tsx';
import { TextLink } from '#client/ui/navigation/TextLink.tsx';
import { subscriptionForms } from '#shared/forms/account/subscriptionForms.ts';
import { paths } from '#shared/url/paths.ts';
import type { ProfileData } from '../loadProfile.ts';
import { SettingsCard } from '../settings/SettingsCard.tsx';
import { PressForm } from '../shell/PressForm.tsx';
import { ProfileFailure } from '../shell/ProfileFailure.tsx';
import { SubscriptionRow } from './SubscriptionRow.tsx';
import styles from './SubscriptionsCard.module.css';

const CHANNELS = ['email', 'phone'] as const;

export function SubscriptionsCard({ data }: { data: Pick<ProfileData, 'contacts' | 'error' | 'outcome'> }) {
  const text = useText();
  const press = useFormPress();
  const { contacts, outcome, error } = data;
  const [refused, setRefused] = useState<string | null>(null);
  // The refused contact may have gone in another tab.
  const isRefusedShown = contacts.some(({ contact }) => contact === refused);
  const subscribed = contacts.filter(({ is_subscribed: isSubscribed }) => isSubscribed);
  const postedForm = Object.values(subscriptionForms).find(({ name }) => name === outcome?.form);
  return (
    <SettingsCard id="subscriptions" icon="bell" title={text('notification.subscriptions')}>
      {outcome && postedForm && <OutcomeNote outcome={outcome} done={text(postedForm.done)} />}
      {CHANNELS.map((type) => {
        const typeContacts = contacts.filter((contact) => contact.type === type);
        if (typeContacts.length === 0) return null;
        return (
          <section key={type} aria-labelledby={`channel-${type}`}>
            <h3 id={`channel-${type}`} className={styles.channel}>
              {text(`notification.channel.${type}`)}
            </h3>
            <ul className={styles.list}>
              {typeContacts.map((contact) => (
                <li key={contact.contact}>
                  <SubscriptionRow
                    contact={contact}
                    press={press}
                    error={contact.contact === refused ? press.error : undefined}
                    onRefused={() => setRefused(contact.contact)}
                  />
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
          <EmptyNote>
            {text('notification.none')}{' '}
            <TextLink href={`${paths.profileSettings.build()}#contacts`} link={renderLocaleLink}>
              {text('notification.add')}
            </TextLink>
          </EmptyNote>
        ))}
      {subscribed.length > 0 && (
        <div className={styles.stop}>
          <PressForm
            form={subscriptionForms.stop}
            values={{}}
            context={null}
            press={press}
            onRefused={() => setRefused(null)}
            size="medium"
            kind="danger"
            label={text('notification.stop')}
          />
        </div>
      )}
      {press.error && !isRefusedShown && (
        <p role="alert" className={styles.problem}>
          {press.error}
        </p>
      )}
    </SettingsCard>
  );
}
