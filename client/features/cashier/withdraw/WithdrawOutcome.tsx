import { paths } from '../../../../shared/url/paths.ts';
import { usePageData } from '../../../context/usePageData.ts';
import { useText } from '../../../i18n/useText.ts';
import { RefusalNote } from '../press/RefusalNote.tsx';

/** What came of a form that was sent without script. */
export function WithdrawOutcome() {
  const text = useText();
  const { outcome } = usePageData<typeof import('../withdraw.loader.ts')>();
  if (!outcome?.messageId) return null;
  const isUnknown = outcome.messageId === 'cashier.unknown';
  const history = { href: paths.cashierHistory.build(null, { tab: 'withdrawal' }), title: 'withdraw.toHistory' };
  return <RefusalNote title={text(outcome.messageId, { seconds: 0 })} link={isUnknown ? history : undefined} />;
}
