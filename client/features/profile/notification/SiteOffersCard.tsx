import { OutcomeNote } from '#client/entities/form/OutcomeNote.tsx';
import type { PlainFormOutcome } from '#client/entities/form/readFormOutcome.ts';
import { useText } from '#client/i18n/useText.ts';
import { Badge } from '#client/ui/feedback/Badge.tsx';
import { SettingsCard } from '../settings/SettingsCard.tsx';
import { SubscriptionButton } from './SubscriptionButton.tsx';
import styles from './SubscriptionsCard.module.css';
import { useSiteOffers } from './useSiteOffers.ts';

interface SiteOffersCardProps {
  isOn: boolean;
  outcome: PlainFormOutcome | null;
}

/** Switches popups, banners, hints and the cashier's bonuses of the site. */
export function SiteOffersCard({ isOn, outcome }: SiteOffersCardProps) {
  const text = useText();
  const { busy, problem, wait, turn } = useSiteOffers();
  const own = outcome && ['siteOn', 'siteOff'].includes(outcome.form) ? outcome : null;
  return (
    <SettingsCard id="site" icon="gift" title={text('notification.site')}>
      {own && (
        <OutcomeNote
          outcome={own}
          done={text(own.form === 'siteOn' ? 'notification.siteOnDone' : 'notification.siteOffDone')}
        />
      )}
      <div className={styles.row}>
        <p className={styles.contact}>
          <span>{text('notification.siteText')}</span>
          <Badge kind={isOn ? 'success' : 'info'} icon={isOn ? 'check-circle' : 'close-circle'}>
            {text(isOn ? 'notification.siteIsOn' : 'notification.siteIsOff')}
          </Badge>
        </p>
        <SubscriptionButton
          form={isOn ? 'siteOff' : 'siteOn'}
          label={text(isOn ? 'notification.siteTurnOff' : 'notification.siteTurnOn')}
          busy={busy}
          wait={wait}
          onPress={() => turn(!isOn)}
        />
        {problem && (
          <p role="alert" className={styles.problem}>
            {problem}
          </p>
        )}
      </div>
    </SettingsCard>
  );
}
