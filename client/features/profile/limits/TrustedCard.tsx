import { useState } from 'react';
import { OutcomeNote } from '#client/entities/form/OutcomeNote.tsx';
import type { PlainFormOutcome } from '#client/entities/form/readFormOutcome.ts';
import { useFormPress } from '#client/entities/site-form/useFormPress.ts';
import { useText } from '#client/i18n/useText.ts';
import { formatMoment } from '#client/lib/formatMoment.ts';
import type { Trusted } from '#shared/api/account/accountTrust.contract.ts';
import { formatDate } from '#shared/domain/formatDate.ts';
import { inMs } from '#shared/domain/inMs.ts';
import { trustForms } from '#shared/forms/limits/trustForms.ts';
import { SettingsCard } from '../settings/SettingsCard.tsx';
import { PressForm } from '../shell/PressForm.tsx';
import styles from './Limits.module.css';
import { TrustedForm } from './TrustedForm.tsx';
import { TrustedLink } from './TrustedLink.tsx';

interface TrustedCardProps {
  trusted: Trusted;
  outcome: PlainFormOutcome | null;
}

/** One person who may view what the player shares, and do nothing else; hidden if the platform has no such method. */
export function TrustedCard({ trusted, outcome }: TrustedCardProps) {
  const text = useText();
  const press = useFormPress();
  const [link, setLink] = useState<string | null>(null);
  const { person, views } = trusted;
  const formOutcome =
    outcome?.form === trustForms.invite.name || outcome?.form === trustForms.end.name ? outcome : null;
  return (
    <SettingsCard id="trusted" icon="user" title={text('limits.trusted')}>
      {formOutcome && <OutcomeNote outcome={formOutcome} done={text(trustForms.end.done)} />}
      <p className={styles.note}>{text('limits.trustedNote')}</p>
      {link !== null && person && <TrustedLink link={link} />}
      {person ? (
        <>
          <p className={styles.none}>
            {text('limits.trustedIs', { name: person.name, date: formatDate(inMs(person.expires_at)) })}{' '}
            {(['budget', 'breaks', 'sums'] as const)
              .filter((part) => person[part])
              .map((part) => text(`limits.trustedSees.${part}`))
              .join(', ')}
          </p>
          <PressForm
            form={trustForms.end}
            values={{}}
            context={null}
            press={press}
            kind="secondary"
            label={text('limits.trustedRemove')}
            aria-label={`${text('limits.trustedRemove')}: ${person.name}`}
          />
          {press.error && (
            <p role="alert" className={styles.problem}>
              {press.error}
            </p>
          )}
        </>
      ) : (
        <TrustedForm onInvited={setLink} />
      )}
      <h3 className={styles.none}>{text('limits.trustedViews')}</h3>
      {views.length === 0 ? (
        <p className={styles.note}>{text('limits.trustedNoViews')}</p>
      ) : (
        <ul className={styles.note}>
          {views.map(({ name, at }, place) => (
            // Two views may have one second.
            <li key={`${at}-${views.length - place}`}>
              {`${formatMoment(inMs(at))}, `}
              <bdi>{name}</bdi>
            </li>
          ))}
        </ul>
      )}
    </SettingsCard>
  );
}
