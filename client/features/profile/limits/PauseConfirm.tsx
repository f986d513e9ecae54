import { useEffect } from 'react';
import { useApp } from '#client/context/useApp.ts';
import { OutcomeNote } from '#client/entities/form/OutcomeNote.tsx';
import type { PlainFormOutcome } from '#client/entities/form/readFormOutcome.ts';
import { Sender } from '#client/entities/form/Sender.tsx';
import { formAction } from '#client/entities/site-form/formAction.ts';
import { useText } from '#client/i18n/useText.ts';
import { formatMoment } from '#client/lib/formatMoment.ts';
import { forgetPlayer } from '#client/stores/forgetPlayer.ts';
import { useFacts } from '#client/stores/useFacts.ts';
import { StarList } from '#client/ui/media/StarList.tsx';
import { Button } from '#client/ui/navigation/Button.tsx';
import { ButtonLink } from '#client/ui/navigation/ButtonLink.tsx';
import { renderLocaleLink } from '#client/ui/navigation/renderLocaleLink.tsx';
import { formatMoney } from '#shared/domain/money/formatMoney.ts';
import { pauseForm } from '#shared/forms/limits/pauseForm.ts';
import type { PausePeriod } from '#shared/profile/isPausePeriod.ts';
import { isSelfExclusion } from '#shared/profile/isSelfExclusion.ts';
import { paths } from '#shared/url/paths.ts';
import { SettingsCard } from '../settings/SettingsCard.tsx';
import styles from './Limits.module.css';

interface PauseConfirmProps {
  period: PausePeriod;
  /** Milliseconds; null: for good. */
  until: number | null;
  /** The money cannot be paid out: there was no deposit. */
  isUnpaid: boolean;
  outcome: PlainFormOutcome | null;
}

/**
 * The second press of a pause, below a list of its effects. The browser sends the form natively, with or without JavaScript:
 * the answer is a page that needs no session.
 */
export function PauseConfirm({ period, until, isUnpaid, outcome }: PauseConfirmProps) {
  const text = useText();
  const { locale } = useApp();
  // The code loads after the page: the hash had no element to focus yet.
  useEffect(() => {
    const card = document.getElementById('pause');
    if (!card || location.hash !== '#pause') return;
    card.tabIndex = -1;
    card.focus();
  }, [period]);
  const { main } = useFacts('balances');
  const isLong = isSelfExclusion(period);
  const title = text('limits.pauseTitle', {
    name: text(isLong ? 'limits.exclusion' : 'limits.break'),
    period: text(`limits.pause.${period}`),
  });
  const end = until === null ? text('limits.pauseForGood') : text('limits.pauseUntil', { time: formatMoment(until) });
  const page = paths.profileResponsibleGame;
  return (
    <div className={styles.confirm}>
      <SettingsCard id="pause" icon={isLong ? 'close-circle' : 'pause'} title={title}>
        {outcome?.form === pauseForm.name && outcome.messageId !== null && <OutcomeNote outcome={outcome} done="" />}
        <p className={styles.end}>{end}</p>
        <StarList
          items={[
            [
              main && text(isUnpaid ? 'limits.pauseUnpaid' : 'limits.pauseMoney', { sum: formatMoney(main, locale) }),
              !isUnpaid && text('limits.pauseMoneyLater'),
            ]
              .filter((sentence) => !!sentence)
              .join(' '),
            ...(['pausePayouts', 'pauseBonuses', 'pauseBets', 'pauseDevices', 'pauseOffers'] as const).map((id) =>
              text(`limits.${id}`),
            ),
            ...(until === null ? [] : [text('limits.pauseBack')]),
          ]}
        />
        <div className={styles.row}>
          <ButtonLink kind="primary" href={page.build()} link={renderLocaleLink}>
            {text('limits.pauseNo')}
          </ButtonLink>
          {!isUnpaid && (
            <ButtonLink kind="ghost" href={paths.withdraw.build()} link={renderLocaleLink}>
              {text('limits.pauseWithdraw')}
            </ButtonLink>
          )}
          <form method="post" action={formAction(pauseForm, locale, { pause: period })} onSubmit={forgetPlayer}>
            <Sender />
            <input type="hidden" name="period" value={period} />
            <Button type="submit" kind="danger-fill">
              {text('limits.pauseYes')}
            </Button>
          </form>
        </div>
      </SettingsCard>
    </div>
  );
}
