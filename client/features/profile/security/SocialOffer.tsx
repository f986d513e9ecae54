import { OutcomeNote } from '#client/entities/form/OutcomeNote.tsx';
import type { PlainFormOutcome } from '#client/entities/form/readFormOutcome.ts';
import { useFormPress } from '#client/entities/site-form/useFormPress.ts';
import { serviceName } from '#client/entities/social/serviceName.ts';
import { useText } from '#client/i18n/useText.ts';
import { late } from '#client/lib/late/late.ts';
import { LocaleLink } from '#client/ui/navigation/LocaleLink.tsx';
import type { getSocials } from '#shared/api/account/accountSocials.contract.ts';
import type { OutputOf } from '#shared/api/method.ts';
import { socialForms } from '#shared/forms/security/socialForms.ts';
import { paths } from '#shared/url/paths.ts';
import { PressForm } from '../shell/PressForm.tsx';
import styles from './Security.module.css';

/** Loaded with an offer; on the server at once, for pages without JavaScript. */
const LateOfferForm = late(() => import('./SocialOfferForm.tsx'), 'SocialOfferForm');

interface SocialOfferProps {
  offer: NonNullable<OutputOf<typeof getSocials>['offer']>;
  outcome: PlainFormOutcome | null;
}

/**
 * The account that waits to be linked, by name: somebody else's would sign its owner in as this player, so a press is not enough.
 */
export function SocialOffer({ offer, outcome }: SocialOfferProps) {
  const text = useText();
  const press = useFormPress();
  const named = { service: serviceName(offer.service), name: offer.name };
  return (
    <div className={styles.offer}>
      <p className={styles.name}>{text('security.offer.title', named)}</p>
      <p className={styles.note}>{text('security.offer.text')}</p>
      {outcome && <OutcomeNote outcome={outcome} done={text('security.factorCode')} />}
      {offer.confirm_by === 'password' || offer.confirm_by === 'code' ? (
        <LateOfferForm id={offer.id} by={offer.confirm_by} />
      ) : (
        <p className={styles.note}>
          {text('security.offer.noKey')}{' '}
          <LocaleLink to={`${paths.profileSettings.build()}#contacts`}>{text('security.offer.toSettings')}</LocaleLink>
        </p>
      )}
      <PressForm
        form={socialForms.drop}
        values={{}}
        context={null}
        press={press}
        kind="secondary"
        label={text('security.offer.drop')}
      />
      {press.error && (
        <p role="alert" className={styles.problem}>
          {press.error}
        </p>
      )}
    </div>
  );
}
