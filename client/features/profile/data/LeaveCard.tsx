import type { PageData } from '#client/context/LoaderArgs.ts';
import { useApp } from '#client/context/useApp.ts';
import { OutcomeNote } from '#client/entities/form/OutcomeNote.tsx';
import type { PlainFormOutcome } from '#client/entities/form/readFormOutcome.ts';
import { Sender } from '#client/entities/form/Sender.tsx';
import { formAction } from '#client/entities/site-form/formAction.ts';
import { serviceName } from '#client/entities/social/serviceName.ts';
import { useText } from '#client/i18n/useText.ts';
import { forgetPlayer } from '#client/stores/forgetPlayer.ts';
import { StarList } from '#client/ui/media/StarList.tsx';
import { Button } from '#client/ui/navigation/Button.tsx';
import { ButtonLink } from '#client/ui/navigation/ButtonLink.tsx';
import { renderLocaleLink } from '#client/ui/navigation/renderLocaleLink.tsx';
import { TextLink } from '#client/ui/navigation/TextLink.tsx';
import { formatMoney } from '#shared/domain/money/formatMoney.ts';
import { type LeaveReason, leaveForm } from '#shared/forms/account/leaveForm.ts';
import { filePaths } from '#shared/url/filePaths.ts';
import { paths } from '#shared/url/paths.ts';
import { SettingsCard } from '../settings/SettingsCard.tsx';
import { CopyLink } from './CopyLink.tsx';
import styles from './Data.module.css';

type Leaving = NonNullable<PageData<typeof import('../data.loader.ts')>['leaving']>;

interface LeaveCardProps {
  /** What there is to know before the last press; null: no reason has been chosen. */
  leaving: Leaving | null;
  outcome: PlainFormOutcome | null;
  /** A code can be sent, which opens the account again. */
  hasContact: boolean;
  /** A linked social account, which opens it too. */
  service: string | null;
}

/** Closing the account: the choice of a reason, then what becomes of money, bets, bonuses and data, and the last press. */
export function LeaveCard({ leaving, outcome, ...ways }: LeaveCardProps) {
  const text = useText();
  const place = (leave: LeaveReason) => `${paths.profileData.build(null, { leave })}#leave`;
  if (!leaving)
    return (
      <SettingsCard id="leave" icon="close-circle" title={text('data.leave')}>
        {outcome?.form === leaveForm.name && <OutcomeNote outcome={outcome} done="" />}
        <p className={styles.note}>{text('data.leaveLead')}</p>
        <div className={styles.presses}>
          <ButtonLink href={place('harm')} link={renderLocaleLink}>
            {text('data.leaveHarm')}
          </ButtonLink>
          <ButtonLink href={place('rest')} link={renderLocaleLink}>
            {text('data.leaveRest')}
          </ButtonLink>
        </div>
      </SettingsCard>
    );
  return (
    <SettingsCard id="leave" icon="close-circle" title={text(`data.${leaving.reason}Title`)}>
      {outcome?.form === leaveForm.name && <OutcomeNote outcome={outcome} done="" />}
      {leaving.account ? (
        <LeaveTerms
          reason={leaving.reason}
          {...ways}
          {...leaving.account}
          // The platform's word counts: whoever was refused for the money needs its way out.
          isPayable={leaving.account.isPayable || (outcome?.kind === 'moneyLeft' && leaving.account.main.amount > 0)}
        />
      ) : (
        <p>{text('data.leaveFailed')}</p>
      )}
    </SettingsCard>
  );
}

type LeaveTermsProps = NonNullable<Leaving['account']> &
  Pick<LeaveCardProps, 'hasContact' | 'service'> & { reason: Leaving['reason'] };

function LeaveTerms({
  reason,
  main,
  bonus,
  isPayable,
  isUnpaid,
  payouts,
  bets,
  betCount,
  hasContact,
  service,
}: LeaveTermsProps) {
  const text = useText();
  const { locale } = useApp();
  const sum = formatMoney(main, locale);
  const isBurnt = bonus.amount > 0;
  return (
    <>
      <StarList
        items={[
          text(isPayable ? 'data.leaveMoney' : isUnpaid ? 'data.leaveUnpaid' : 'data.leaveLittle', { sum }),
          payouts > 0 && text('data.leavePayouts', { count: payouts }),
          betCount === 0 && text('data.leaveNoBets'),
          betCount > 0 && (
            <>
              {text('data.leaveBets', { count: betCount })}
              <ul>
                {bets.map(({ id, name, bet }) => (
                  <li key={id}>
                    <bdi>{name}</bdi>, <span>{formatMoney(bet, locale)}</span>
                  </li>
                ))}
                {betCount > bets.length && (
                  <li>
                    <TextLink href={paths.profileBetsHistory.build()} link={renderLocaleLink}>
                      {text('data.leaveMoreBets', { count: betCount - bets.length })}
                    </TextLink>
                  </li>
                )}
              </ul>
            </>
          ),
          isBurnt ? text('data.leaveBonus', { sum: formatMoney(bonus, locale) }) : text('data.leaveNoBonus'),
          text('data.leaveKept'),
          reason === 'leaveHarm' || hasContact ? (
            text(`data.${reason}Back`)
          ) : service !== null ? (
            text('data.leaveSocialBack', { service: serviceName(service) })
          ) : (
            <>
              {text('data.leaveNoWayBack')}{' '}
              <TextLink href={paths.profileSettings.build()} link={renderLocaleLink}>
                {text('data.leaveAddContact')}
              </TextLink>
            </>
          ),
        ]}
      />
      <h3>{text('data.leaveCopy')}</h3>
      <div className={styles.presses}>
        <CopyLink />
        <ButtonLink icon="download" href={`${filePaths.movements.csv}?locale=${locale}`} download>
          {text('data.leaveMoves')}
        </ButtonLink>
        <ButtonLink icon="chat" href={paths.profileNotification.build()} link={renderLocaleLink}>
          {text('data.leaveTickets')}
        </ButtonLink>
      </div>
      <div className={styles.presses}>
        <ButtonLink kind="primary" href={paths.profileData.build()} link={renderLocaleLink}>
          {text('data.leaveStay')}
        </ButtonLink>
        {isPayable ? (
          <ButtonLink href={paths.withdraw.build()} link={renderLocaleLink}>
            {text('data.leaveOut')}
          </ButtonLink>
        ) : (
          <form
            method="post"
            action={formAction(leaveForm, locale, { leave: reason === 'leaveHarm' ? 'harm' : 'rest' })}
            onSubmit={forgetPlayer}
          >
            <Sender />
            <input type="hidden" name="leaving_reason" value={reason === 'leaveHarm' ? 'harm' : 'rest'} />
            <Button type="submit" kind="danger-fill">
              {text('data.leaveGo')}
            </Button>
          </form>
        )}
      </div>
    </>
  );
}
