import { useEffect, useState } from 'react';
import { useIsOpen } from '#client/entities/closure/useIsOpen.ts';
import { useText } from '#client/i18n/useText.ts';
import { backUrl } from '#client/lib/visitor/backUrl.ts';
import { ButtonLink } from '#client/ui/navigation/ButtonLink.tsx';
import { renderLocaleLink } from '#client/ui/navigation/renderLocaleLink.tsx';
import { TextLink } from '#client/ui/navigation/TextLink.tsx';
import { paymentKind } from '#shared/cashier/paymentKind.ts';
import { paymentKeys } from '#shared/keys/paymentKeys.ts';
import { paths } from '#shared/url/paths.ts';
import { Autopilot } from '../method/Autopilot.tsx';
import { bestMethod } from '../method/bestMethod.ts';
import type { DepositMethod } from '../method/depositMethods.ts';
import type { PaymentInfo } from './PaymentInfo.ts';
import { UnconfirmedSteps } from './UnconfirmedSteps.tsx';

interface NextStepsProps {
  info: PaymentInfo;
  methods: readonly DepositMethod[];
}

/** Links after a finished payment: on, or to another try with the same sum. */
export function NextSteps({ info, methods }: NextStepsProps) {
  const text = useText();
  const isOpen = useIsOpen();
  const [back, setBack] = useState<string | null>(null);
  useEffect(() => setBack(backUrl.read()), []);
  if (!isOpen(paths.deposit.build())) return null;
  if (paymentKind(info.status) === 'success')
    return (
      <ButtonLink
        kind="primary"
        size="large"
        wide
        href={back ?? paths.gamehall.build()}
        link={back === null ? renderLocaleLink : undefined}
        onClick={() => void backUrl.take()}
      >
        {text(back === null ? 'payment.play' : 'payment.back')}
      </ButtonLink>
    );
  if (paymentKind(info.status) === 'unconfirmed') return <UnconfirmedSteps id={info.id} />;
  const { amount, method } = info;
  const query = { [paymentKeys.amount]: amount.amount };
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
