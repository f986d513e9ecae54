import { useText } from '#client/i18n/useText.ts';
import type { getMethodTimes } from '#shared/api/cashier/cashierFacts.contract.ts';
import type { OutputOf } from '#shared/api/method.ts';
import { spanText } from './spanText.ts';
import type { WithdrawMethod } from './WithdrawSettings.ts';

interface HowLongProps {
  method: WithdrawMethod;
  times: OutputOf<typeof getMethodTimes>['items'][number] | undefined;
}

/** The promised time, inside a sentence in lower case, and the time that others' withdrawals took. */
export function HowLong({ method: { eta }, times }: HowLongProps) {
  const text = useText();
  const { median_seconds: median = null, most_seconds: max = null } = times ?? {};
  return (
    <div>
      <h3>{text('withdraw.howLong')}</h3>
      {eta && <p>{text('withdraw.promise', { eta: eta.charAt(0).toLowerCase() + eta.slice(1) })}</p>}
      {median !== null && max !== null && (
        <p>
          {text('withdraw.others', {
            median: spanText(median, text),
            most: spanText(max, text),
          })}
        </p>
      )}
    </div>
  );
}
