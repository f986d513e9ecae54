import { useText } from '../../../../i18n/useText.ts';
import { LocaleLink } from '../../../../ui/navigation/LocaleLink.tsx';
import { Icon } from '../../../../ui/media/Icon.tsx';
import { HistoryDetails } from './HistoryDetails.tsx';
import styles from './HistoryItem.module.css';
import { MoneyLine } from './MoneyLine.tsx';
import type { MoneyRow } from './MoneyRow.ts';
import { usePageData } from '../../../../context/usePageData.ts';

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
