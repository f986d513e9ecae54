import { useEffect, useState } from 'react';
import { queryKeys } from '../../../../shared/keys/queryKeys.ts';
import { storageKeys } from '../../../../shared/keys/storageKeys.ts';
import { paths } from '../../../../shared/url/paths.ts';
import { isSafeReturnPath } from '../../../../shared/url/isSafeReturnPath.ts';
import { useText } from '../../../i18n/useText.ts';
import { ButtonLink } from '../../../ui/navigation/ButtonLink.tsx';
import { renderLocaleLink } from '../../../ui/navigation/renderLocaleLink.tsx';
import { TextLink } from '../../../ui/navigation/TextLink.tsx';
import { Autopilot } from '../method/Autopilot.tsx';
import { bestMethod } from '../method/bestMethod.ts';
import type { DepositMethod } from '../method/depositMethods.ts';
import type { PaymentInfo } from './PaymentInfo.ts';
import { paymentKind } from '../../../../shared/cashier/paymentKind.ts';

interface NextStepsProps {
  info: PaymentInfo;
  methods: readonly DepositMethod[];
}

/** Where a payment that is over leads: on, or to another try with the same sum. */
export function NextSteps({ info, methods }: NextStepsProps) {
  const text = useText();
  const back = useBackUrl();
  if (paymentKind(info.status) === 'success')
    return (
      <ButtonLink
        kind="primary"
        size="large"
        wide
        href={back ?? paths.gamehall.build()}
        link={back === null ? renderLocaleLink : undefined}
        onClick={forgetBackUrl}
      >
        {text(back === null ? 'payment.play' : 'payment.back')}
      </ButtonLink>
    );
  const { amount, method } = info;
  const query = { [queryKeys.amount]: amount.amount };
  const suggestion = bestMethod(methods, { sum: amount, failed: [method] });
  return (
    <>
      {suggestion && (
        <Autopilot suggestion={suggestion} sum={amount}>
          <ButtonLink
            kind="primary"
            wide
            href={paths.depositMethod.build({ sysname: suggestion.method.sysname }, query)}
            link={renderLocaleLink}
          >
            {text('cashier.autopilotTake', { name: suggestion.method.name })}
          </ButtonLink>
        </Autopilot>
      )}
      <TextLink
        kind="standalone"
        icon="refresh"
        href={paths.depositMethod.build({ sysname: method }, query)}
        link={renderLocaleLink}
      >
        {text('payment.again')}
      </TextLink>
    </>
  );
}

/** Where the visit began with the wish to return to; a whole path, with its locale. */
function useBackUrl(): string | null {
  const [back, setBack] = useState<string | null>(null);
  useEffect(() => {
    try {
      const stored = localStorage.getItem(storageKeys.backUrl);
      setBack(isSafeReturnPath(stored) ? stored : null);
    } catch {
      // Without storage the game hall is the way on.
    }
  }, []);
  return back;
}

/** Used once. */
function forgetBackUrl(): void {
  try {
    localStorage.removeItem(storageKeys.backUrl);
  } catch {
    // There is nothing to forget.
  }
}
