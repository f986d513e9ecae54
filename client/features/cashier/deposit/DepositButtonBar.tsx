import type { ReactNode } from 'react';
import { useApp } from '#client/context/useApp.ts';
import { useText } from '#client/i18n/useText.ts';
import { ActionBar } from '#client/ui/forms/ActionBar.tsx';
import { Icon } from '#client/ui/media/Icon.tsx';
import { ButtonLink } from '#client/ui/navigation/ButtonLink.tsx';
import { renderLocaleLink } from '#client/ui/navigation/renderLocaleLink.tsx';
import { CONFIRMED_SUM_FIELD } from '#shared/cashier/confirmedSumField.ts';
import { formatMoney } from '#shared/domain/money/formatMoney.ts';
import { readSum } from '#shared/domain/money/readSum.ts';
import { sumDigits } from '#shared/domain/money/sumDigits.ts';
import { withLocale } from '#shared/locales.ts';
import { paths } from '#shared/url/paths.ts';
import { OrderButton } from '../form/OrderButton.tsx';
import styles from './DepositButtonBar.module.css';
import type { FixLink } from './press/fixLinkOf.ts';

interface DepositButtonBarProps {
  /** Unparsed. */
  typed: string;
  method: { currency: string; decimals?: number | undefined };
  isSending: boolean;
  /** Takes the button's place if something has to be done first. */
  fixLink: FixLink | null;
  /** Seconds until another press is accepted. */
  wait: number;
  /** Over another page, in a container that scrolls separately. */
  isOverlay: boolean;
  /** Behind the opened payment. */
  isAside: boolean;
  /** Refusal of the last press. */
  message: ReactNode;
}

export function DepositButtonBar({
  typed,
  method,
  isSending,
  fixLink,
  wait,
  isOverlay,
  isAside,
  message,
}: DepositButtonBarProps) {
  const text = useText();
  const { locale } = useApp();
  const { amount } = readSum(typed, sumDigits(method));
  const label = amount
    ? text('deposit.submit', { sum: formatMoney({ amount, currency: method.currency }, locale) })
    : text('deposit.submitEmpty');
  return (
    <>
      <ActionBar isOverlay={isOverlay} isAside={isAside} message={message}>
        {fixLink ? (
          <ButtonLink kind="primary" size="large" wide href={fixLink.href} link={renderLocaleLink}>
            {text(fixLink.title)}
          </ButtonLink>
        ) : (
          <OrderButton
            label={label}
            isSending={isSending}
            wait={wait}
            action={withLocale(paths.deposit.build(null, { form: 'deposit' }), locale)}
            confirms={amount ? { name: CONFIRMED_SUM_FIELD, value: `${amount} ${method.currency}` } : undefined}
          />
        )}
      </ActionBar>
      <p className={styles.note}>
        <Icon name="lock" size={16} />
        {text('deposit.cardNote')}
      </p>
    </>
  );
}
