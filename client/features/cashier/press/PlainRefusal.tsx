import { paths } from '../../../../shared/url/paths.ts';
import { useText } from '../../../i18n/useText.ts';
import { RefusalNote } from './RefusalNote.tsx';

interface PlainRefusalProps {
  refusal: { messageId: string; field: string | null };
}

/** Outcome of a form sent without JavaScript, above the form. */
export function PlainRefusal({ refusal }: PlainRefusalProps) {
  const text = useText();
  const isUnknown = refusal.messageId === 'cashier.unknown';
  return (
    <RefusalNote
      title={text(refusal.messageId, { seconds: 0 })}
      note={isUnknown ? text('deposit.unknownText') : undefined}
      link={isUnknown ? { href: paths.cashierHistory.build(), title: 'deposit.toHistory' } : undefined}
    />
  );
}
