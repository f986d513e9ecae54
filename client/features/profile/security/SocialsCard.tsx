import { useEffect, useState } from 'react';
import { useLocation } from '#client/context/useLocation.ts';
import { OutcomeNote } from '#client/entities/form/OutcomeNote.tsx';
import type { PlainFormOutcome } from '#client/entities/form/readFormOutcome.ts';
import { serviceName } from '#client/entities/social/serviceName.ts';
import { useText } from '#client/i18n/useText.ts';
import { telegramVisit } from '#client/lib/visitor/telegramVisit.ts';
import { Icon } from '#client/ui/media/Icon.tsx';
import type { getSocials } from '#shared/api/account/accountSocials.contract.ts';
import type { OutputOf } from '#shared/api/method.ts';
import { socialForms } from '#shared/forms/security/socialForms.ts';
import { SettingsCard } from '../settings/SettingsCard.tsx';
import { PressForm } from '../shell/PressForm.tsx';
import { LinkButton } from './LinkButton.tsx';
import styles from './Security.module.css';
import { SocialOffer } from './SocialOffer.tsx';
import { TelegramRow } from './TelegramRow.tsx';
import { useSocialLinks } from './useSocialLinks.ts';

interface SocialsCardProps {
  socials: OutputOf<typeof getSocials>;
  /** Services that the operator offers. */
  services: readonly string[];
  outcome: PlainFormOutcome | null;
}

const doneTexts: Readonly<Record<string, string>> = {
  link: 'security.link.done',
  linkConfirm: 'security.link.done',
  linkCode: 'security.factorCode',
  linkDrop: 'security.offer.dropped',
  unlink: 'security.unlinkDone',
};

export function SocialsCard({ socials, services, outcome }: SocialsCardProps) {
  const text = useText();
  const { press, error, isWaiting, link } = useSocialLinks();
  const [telegram, setTelegram] = useState<string | null>(null);
  const { hash } = useLocation();
  // The server does not know it; the page's inline script reads it from the hash.
  useEffect(() => setTelegram(telegramVisit.data), [hash]);
  const linked = socials.items;
  const offered = services.filter((service) => !linked.some((candidate) => candidate.service === service));
  const offer = socials.offer ?? null;
  const hasTelegram = offer?.service === 'telegram' || linked.some(({ service }) => service === 'telegram');
  const byTelegram = hasTelegram ? null : telegram;
  if (linked.length === 0 && offered.length === 0 && byTelegram === null && offer === null) return null;
  // Without JavaScript: the forms of the offer show theirs beside them, while it is there.
  const isOffers =
    offer !== null && (outcome?.form === 'linkCode' || (outcome?.form === 'linkConfirm' && outcome.messageId));
  const formOutcome = outcome !== null && outcome.form in doneTexts && !isOffers ? outcome : null;
  return (
    <SettingsCard id="socials" icon="link" title={text('security.socials')}>
      {formOutcome && <OutcomeNote outcome={formOutcome} done={text(doneTexts[formOutcome.form] ?? '')} />}
      {offer && <SocialOffer key={offer.id} offer={offer} outcome={isOffers ? outcome : null} />}
      <ul className={styles.list}>
        {linked.map(({ service, name }) => (
          <li key={service}>
            <Icon name="check-circle" size={24} />
            <div className={styles.what}>
              <p className={styles.name}>{serviceName(service)}</p>
              {name && <p className={styles.note}>{name}</p>}
            </div>
            <PressForm
              form={socialForms.unlink}
              values={{ service }}
              context={null}
              press={press}
              id={service}
              label={text('security.unlink')}
              aria-label={text('security.unlinkOf', { service: serviceName(service) })}
            />
          </li>
        ))}
        {offered.map((service) => (
          <li key={service}>
            <Icon name="link" size={24} />
            <div className={styles.what}>
              <p className={styles.name}>{serviceName(service)}</p>
            </div>
            <LinkButton service={service} onLink={link} />
          </li>
        ))}
        {byTelegram !== null && <TelegramRow data={byTelegram} />}
      </ul>
      <p role="status" className={styles.note}>
        {isWaiting && text('security.link.wait')}
      </p>
      {error && (
        <p role="alert" className={styles.problem}>
          {error}
        </p>
      )}
    </SettingsCard>
  );
}
