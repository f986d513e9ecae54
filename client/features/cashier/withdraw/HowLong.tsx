import type { getMethodTimes } from '../../../../shared/api/cashierFacts.contract.ts';
import type { OutputOf } from '../../../../shared/api/method.ts';
import { useText } from '../../../i18n/useText.ts';
import { spanText } from './spanText.ts';
import type { WithdrawMethod } from './WithdrawSettings.ts';

interface HowLongProps {
  method: WithdrawMethod;
  times: OutputOf<typeof getMethodTimes>['items'][number] | undefined;
}

/** What is promised, and how long it took others. */
export function HowLong({ method: { eta }, times }: HowLongProps) {
  const text = useText();
  return (
    <div>
      <h3>{text('withdraw.howLong')}</h3>
      {eta && <p>{text('withdraw.promise', { eta })}</p>}
      {times && (
        <p>
          {text('withdraw.others', {
            median: spanText(times.median_seconds, text),
            most: spanText(times.most_seconds, text),
          })}
        </p>
      )}
    </div>
  );
}
