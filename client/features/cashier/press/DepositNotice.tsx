import type { AppError } from '../../../../shared/errors/AppError.ts';
import { formatMoney } from '../../../../shared/domain/money/formatMoney.ts';
import { paths } from '../../../../shared/url/paths.ts';
import { useApp } from '../../../context/useApp.ts';
import { useErrorText } from '../../../i18n/useErrorText.ts';
import { useText } from '../../../i18n/useText.ts';
import type { FixLink } from './fixLinkOf.ts';
import { RefusalNote } from './RefusalNote.tsx';

/** Outcome of the last press if no payment is open, or if it is unknown. */
export type DepositProblem =
  | { kind: 'refused'; error: AppError; fixLink: FixLink | null }
  | { kind: 'ended'; reason: string }
  | { kind: 'unknown' };

export function DepositNotice({ notice, account }: { notice: DepositProblem; account: string }) {
  const text = useText();
  const errorText = useErrorText();
  const { locale } = useApp();
  if (notice.kind === 'unknown')
    return (
      <RefusalNote
        title={text('deposit.unknownTitle')}
        note={text('deposit.unknownText')}
        link={{ href: paths.cashierHistory.build(), title: 'deposit.toHistory' }}
      />
    );
  if (notice.kind === 'ended') return <RefusalNote title={text('deposit.endedTitle')} note={notice.reason} />;
  const left: unknown = notice.error.data['available_amount'];
  const note =
    notice.error.type === 'BillingDepositLimitExceededException' && typeof left === 'number'
      ? text('deposit.limitLeft', { sum: formatMoney({ amount: left, currency: account }, locale) })
      : undefined;
  return <RefusalNote title={errorText(notice.error)} note={note} link={notice.fixLink ?? undefined} />;
}
