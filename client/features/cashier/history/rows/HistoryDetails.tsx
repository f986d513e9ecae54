import { usePageData } from '#client/context/usePageData.ts';
import { OutcomeNote } from '#client/entities/form/OutcomeNote.tsx';
import { SectionFailed } from '#client/entities/section/SectionFailed.tsx';
import { useText } from '#client/i18n/useText.ts';
import { renderLocaleLink } from '#client/ui/navigation/renderLocaleLink.tsx';
import { TextLink } from '#client/ui/navigation/TextLink.tsx';
import { paymentStates } from '#shared/cashier/paymentStates.ts';
import { paths } from '#shared/url/paths.ts';
import { CancelForm } from './CancelForm.tsx';
import styles from './HistoryDetails.module.css';
import type { MoneyRow } from './MoneyRow.ts';
import { PromiseClock } from './PromiseClock.tsx';
import { Timeline } from './Timeline.tsx';

export function HistoryDetails({ row: { id, kind, requisites, status } }: { row: MoneyRow }) {
  const text = useText();
  const { details, isLate, outcome } = usePageData<typeof import('../../history.loader.ts')>();
  const isWaiting = paymentStates.waiting.some((one) => one === status);
  return (
    <div className={styles.details}>
      <p className={styles.number}>{`№ ${id}`}</p>
      {details?.ok && isWaiting && <PromiseClock id={id} until={details.value.promised_at ?? null} wasLate={isLate} />}
      {outcome?.form === 'cancel' && <OutcomeNote outcome={outcome} done={text('history.cancelled')} />}
      {requisites && <p>{text('history.requisites', { requisites })}</p>}
      {details?.ok && details.value.message && <p>{details.value.message}</p>}
      {details?.ok && <Timeline steps={details.value.timeline} />}
      {details && !details.ok && details.error !== 'MethodNotFoundException' && (
        <SectionFailed headingLevel={3} title={text('history.progressFailed')} error={details.error} />
      )}
      <p className={styles.links}>
        <TextLink kind="standalone" icon="document" href={paths.receipt.build(null, { id })} link={renderLocaleLink}>
          {text('history.receipt')}
        </TextLink>
        {kind === 'deposit' && (isWaiting || status === 'error') && (
          <TextLink
            kind="standalone"
            icon="clock"
            href={paths.payPendingTransaction.build({ transaction: id })}
            link={renderLocaleLink}
          >
            {text('history.follow')}
          </TextLink>
        )}
      </p>
      {details?.ok && details.value.can_cancel && <CancelForm id={id} />}
    </div>
  );
}
