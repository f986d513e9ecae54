import { useApp } from '#client/context/useApp.ts';
import { usePageData } from '#client/context/usePageData.ts';
import { useText } from '#client/i18n/useText.ts';
import { formatMoment } from '#client/lib/formatMoment.ts';
import { HideableMoney } from '#client/ui/feedback/HideableMoney.tsx';
import { renderLocaleLink } from '#client/ui/navigation/renderLocaleLink.tsx';
import { TextLink } from '#client/ui/navigation/TextLink.tsx';
import { formatMoney } from '#shared/domain/money/formatMoney.ts';
import { toMs } from '#shared/domain/toMs.ts';
import { paths } from '#shared/url/paths.ts';
import type { WithdrawMethod, WithdrawSettings } from '../WithdrawSettings.ts';
import { whyTooLittle } from './whyTooLittle.ts';

interface TooLittleProps {
  method: WithdrawMethod;
  settings: WithdrawSettings;
  /** The largest sum that would be accepted now. */
  maxSum: number;
}

/** Why the method accepts no sum now, how much is missing and what helps. It never suggests a deposit. */
export function TooLittle({ method, settings, maxSum }: TooLittleProps) {
  const text = useText();
  const { locale } = useApp();
  const { available, daily_left: dailyLeft = null, daily_resets_at: resetsAt, methods } = settings;
  const { rates } = usePageData<typeof import('../../withdraw.loader.ts')>();
  const { reason, lack, other } = whyTooLittle({ method, maxSum, available, dailyLeft, rates, methods });
  const write = (amount: number, { currency } = method) => formatMoney({ amount, currency }, locale);
  const resetMs = toMs(resetsAt ?? null);
  const why = (most: string, short: string) =>
    text(reason === 'daily' ? 'withdraw.dayUsed' : 'withdraw.tooLittle', { min: write(method.min), most, lack: short });
  return (
    <>
      <span>
        <HideableMoney write={(dots) => why(dots, dots)}>{why(write(maxSum), write(lack))}</HideableMoney>
      </span>{' '}
      {reason === 'daily' && resetMs !== null && (
        <span>{text('withdraw.dayReopens', { at: formatMoment(resetMs) })}</span>
      )}
      {other && (
        <TextLink href={paths.withdraw.build(null, { method: other.sysname })} link={renderLocaleLink}>
          {text('withdraw.otherMethod', { name: other.name, min: write(other.min, other) })}
        </TextLink>
      )}
    </>
  );
}
