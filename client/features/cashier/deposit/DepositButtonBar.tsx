import { clsx } from 'clsx';
import { formatMoney } from '../../../../shared/domain/money/formatMoney.ts';
import { parseSum } from '../../../../shared/domain/money/parseSum.ts';
import { withLocale } from '../../../../shared/locales.ts';
import { paths } from '../../../../shared/url/paths.ts';
import { useApp } from '../../../context/useApp.ts';
import { useText } from '../../../i18n/useText.ts';
import { Icon } from '../../../ui/media/Icon.tsx';
import { ButtonLink } from '../../../ui/navigation/ButtonLink.tsx';
import { renderLocaleLink } from '../../../ui/navigation/renderLocaleLink.tsx';
import styles from './DepositButtonBar.module.css';
import type { Mend } from '../press/mendOf.ts';
import { OrderButton } from '../press/OrderButton.tsx';

interface DepositButtonBarProps {
  /** As it is typed. */
  typed: string;
  currency: string;
  isSending: boolean;
  /** What has to be done first takes the button's place. */
  mend: Mend | null;
  /** Seconds until it may be pressed again. */
  wait: number;
  /** Over another page, in a place that scrolls by itself. */
  isAside: boolean;
}

/** The one press that sends the order, with the sum on it. */
export function DepositButtonBar({ typed, currency, isSending, mend, wait, isAside }: DepositButtonBarProps) {
  const text = useText();
  const { locale } = useApp();
  const amount = parseSum(typed);
  const label = amount
    ? text('deposit.submit', { sum: formatMoney({ amount, currency }, locale) })
    : text('deposit.submitEmpty');
  return (
    <>
      <div className={clsx(!isAside && styles.page)}>
        {mend ? (
          <ButtonLink kind="primary" size="large" wide href={mend.href} link={renderLocaleLink}>
            {text(mend.title)}
          </ButtonLink>
        ) : (
          <OrderButton
            label={label}
            isSending={isSending}
            wait={wait}
            action={withLocale(paths.deposit.build(null, { form: 'deposit' }), locale)}
          />
        )}
      </div>
      <p className={styles.note}>
        <Icon name="lock" size={16} />
        {text('deposit.cardNote')}
      </p>
    </>
  );
}
