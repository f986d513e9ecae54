import { OutcomeNote } from '#client/entities/form/OutcomeNote.tsx';
import type { PlainFormOutcome } from '#client/entities/form/readFormOutcome.ts';
import { useFormPress } from '#client/entities/site-form/useFormPress.ts';
import { useText } from '#client/i18n/useText.ts';
import { Badge } from '#client/ui/feedback/Badge.tsx';
import { siteOffersForms } from '#shared/forms/account/siteOffersForms.ts';
import { SettingsCard } from '../settings/SettingsCard.tsx';
import { PressForm } from '../shell/PressForm.tsx';
import styles from './SubscriptionsCard.module.css';

interface SiteOffersCardProps {
  isOn: boolean;
  outcome: PlainFormOutcome | null;
}

/** Switches popups, banners, hints and the cashier's bonuses of the site. */
export function SiteOffersCard({ isOn, outcome }: SiteOffersCardProps) {
  const text = useText();
  const press = useFormPress();
  const postedForm = Object.values(siteOffersForms).find(({ name }) => name === outcome?.form);
  return (
    <SettingsCard id="site" icon="gift" title={text('notification.site')}>
      {outcome && postedForm && <OutcomeNote outcome={outcome} done={text(postedForm.done)} />}
      <div className={styles.row}>
        <p className={styles.contact}>
          <span>{text('notification.siteText')}</span>
          <Badge kind={isOn ? 'success' : 'info'} icon={isOn ? 'check-circle' : 'close-circle'}>
            {text(isOn ? 'notification.siteIsOn' : 'notification.siteIsOff')}
          </Badge>
        </p>
        <PressForm
          form={isOn ? siteOffersForms.off : siteOffersForms.on}
          values={{}}
          context={null}
          press={press}
          size="medium"
          label={text(isOn ? 'notification.siteTurnOff' : 'notification.siteTurnOn')}
        />
        {press.error && (
          <p role="alert" className={styles.problem}>
            {press.error}
          </p>
        )}
      </div>
    </SettingsCard>
  );
}
