import { useApp } from '#client/context/useApp.ts';
import { useText } from '#client/i18n/useText.ts';
import { Progress } from '#client/ui/feedback/Progress.tsx';
import { Card } from '#client/ui/layout/Card.tsx';
import { renderLocaleLink } from '#client/ui/navigation/renderLocaleLink.tsx';
import { TextLink } from '#client/ui/navigation/TextLink.tsx';
import type { DepositLimit } from '#shared/api/account/account.contract.ts';
import { formatMoney } from '#shared/domain/money/formatMoney.ts';
import { fromMinor } from '#shared/domain/money/fromMinor.ts';
import { toMinor } from '#shared/domain/money/toMinor.ts';
import { paths } from '#shared/url/paths.ts';

interface LimitCardProps {
  limit: DepositLimit;
  /** The account's currency. */
  currency: string;
}

/** Remainder of the player's limit; renders nothing without a limit. */
export function LimitCard({ limit, currency }: LimitCardProps) {
  const text = useText();
  const { locale } = useApp();
  const { limit_amount: limitAmount, available_amount: remaining, period } = limit;
  if (limitAmount === null || period === 'none') return null;
  const used = fromMinor(
    toMinor({ amount: limitAmount, currency }) - toMinor({ amount: remaining, currency }),
    currency,
  );
  const format = (amount: number) => formatMoney({ amount, currency }, locale);
  return (
    <Card tone="sunken">
      <Progress
        label={text(`deposit.limit.${period}`)}
        value={used.amount}
        max={limitAmount}
        numbers={format(remaining)}
        tone="secondary"
        start={text('deposit.limitUsed', { sum: format(used.amount) })}
        end={
          <>
            {text('deposit.limitMost', { sum: format(limitAmount) })}
            {'\u00A0· '}
            <TextLink href={paths.profileResponsibleGame.build()} link={renderLocaleLink}>
              {text('deposit.limitChange')}
            </TextLink>
          </>
        }
      />
    </Card>
  );
}
