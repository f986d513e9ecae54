import type { ReactNode } from 'react';
import { useApp } from '#client/context/useApp.ts';
import { Moment } from '#client/entities/moment/Moment.tsx';
import { useText } from '#client/i18n/useText.ts';
import { Badge } from '#client/ui/feedback/Badge.tsx';
import { HideableMoney } from '#client/ui/feedback/HideableMoney.tsx';
import { Money } from '#client/ui/feedback/Money.tsx';
import { Row } from '#client/ui/layout/rows/Row.tsx';
import { renderInPlaceLink } from '#client/ui/navigation/renderInPlaceLink.tsx';
import type { MoneyRow } from './MoneyRow.ts';
import { rowSum } from './rowSum.ts';
import { rowTitle } from './rowTitle.ts';
import { statusLook } from './statusLook.ts';

interface PaymentRowProps {
  row: MoneyRow;
  /** Names of payment methods. */
  names: Readonly<Record<string, string>>;
  opener?: { href: string; name: string; isOpen: boolean } | undefined;
  /** Below the line. */
  children?: ReactNode;
}

/** A payment, a cashback or a bonus among others, with its sum and state. */
export function PaymentRow({ row, names, opener, children }: PaymentRowProps) {
  const text = useText();
  const { locale } = useApp();
  const signedSum = rowSum(row);
  const { kind, icon, messageId } = statusLook(row.status, row.kind);
  return (
    <Row
      link={renderInPlaceLink}
      title={rowTitle(row, names, text)}
      meta={<Moment time={row.time} />}
      amount={
        signedSum && (
          <HideableMoney>
            <Money {...signedSum.sum} locale={locale} signed={signedSum.hasMoved} />
          </HideableMoney>
        )
      }
      tone={signedSum?.hasMoved === false ? 'unmoved' : undefined}
      state={
        <Badge kind={kind} icon={icon}>
          {text(messageId)}
        </Badge>
      }
      opener={opener}
    >
      {children}
    </Row>
  );
}
