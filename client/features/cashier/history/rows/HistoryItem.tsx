import { usePageData } from '#client/context/usePageData.ts';
import { useText } from '#client/i18n/useText.ts';
import { Icon } from '#client/ui/media/Icon.tsx';
import { LocaleLink } from '#client/ui/navigation/LocaleLink.tsx';
import { HistoryDetails } from './HistoryDetails.tsx';
import styles from './HistoryItem.module.css';
import { MoneyLine } from './MoneyLine.tsx';
import type { MoneyRow } from './MoneyRow.ts';

interface HistoryItemProps {
  row: MoneyRow;
  isOpen: boolean;
  /** Opens the details, or closes them. */
  href: string;
}

export function HistoryItem({ row, isOpen, href }: HistoryItemProps) {
  const text = useText();
  const { names } = usePageData<typeof import('../../history.loader.ts')>();
  const isPayment = row.kind === 'deposit' || row.kind === 'withdrawal';
  return (
    <li className={styles.item}>
      <MoneyLine row={row} names={names} />
      {isPayment && (
        <LocaleLink to={href} replace preventScrollReset className={styles.toggle}>
          {text(isOpen ? 'history.close' : 'history.details')}
          <span className={styles.number}>№ {row.id}</span>
          <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size={16} />
        </LocaleLink>
      )}
      {isPayment && isOpen && <HistoryDetails row={row} />}
    </li>
  );
}
