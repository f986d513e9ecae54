import { useEffect } from 'react';
import { useApp } from '#client/context/useApp.ts';
import { useNavigate } from '#client/context/useNavigate.ts';
import { useSetAddress } from '#client/context/useSetAddress.ts';
import { useText } from '#client/i18n/useText.ts';
import { Status } from '#client/ui/layout/Status.tsx';
import { Button } from '#client/ui/navigation/Button.tsx';
import { renderLocaleLink } from '#client/ui/navigation/renderLocaleLink.tsx';
import { TextLink } from '#client/ui/navigation/TextLink.tsx';
import { paymentKind } from '#shared/cashier/paymentKind.ts';
import { paymentPlace } from '#shared/cashier/paymentPlace.ts';
import { withLocale } from '#shared/locales.ts';
import { paths } from '#shared/url/paths.ts';
import type { DepositMethod } from '../method/depositMethods.ts';
import { NextSteps } from './NextSteps.tsx';
import { openPayment } from './openPayment.ts';
import { PaymentAction } from './PaymentAction.tsx';
import type { PaymentInfo } from './PaymentInfo.ts';
import { PaymentView } from './PaymentView.tsx';
import { usePayment } from './usePayment.ts';
import { webAddress } from './webAddress.ts';

interface WatchedPaymentProps {
  info: PaymentInfo;
  methods: readonly DepositMethod[];
  names: Readonly<Record<string, string>>;
  /** The address contains its id; else it is the player's latest. */
  isNamed: boolean;
  /** Continues to the provider without a press. */
  startsNow: boolean;
}

/** A payment on its own page: polled while open; a finished one gets another address. */
export function WatchedPayment({ info: first, methods, names, isNamed, startsNow }: WatchedPaymentProps) {
  const text = useText();
  const { locale } = useApp();
  const navigate = useNavigate();
  const setAddress = useSetAddress();
  const { info, isLate, pollNow } = usePayment(first, ({ id, status }) => {
    void navigate(withLocale(paymentPlace(paymentKind(status), id), locale), { replace: true });
  });
  const kind = paymentKind(info.status);

  useEffect(() => {
    const watched = openPayment.read();
    if (!isNamed && watched !== null && watched !== String(first.id))
      void navigate(withLocale(paymentPlace('open', watched), locale), { replace: true });
    else if (kind !== 'open') openPayment.forget();
  }, [first.id, kind, isNamed, navigate, locale]);

  useEffect(() => {
    if (!startsNow) return;
    // A reload, or Back, must not continue to the provider again.
    setAddress(location.pathname);
    if (kind !== 'open' || first.action?.type !== 'redirect') return;
    const url = webAddress(first.action.url);
    if (url !== null) window.location.assign(url);
  }, [startsNow, kind, first.action, setAddress]);

  const name = methods.find(({ sysname }) => sysname === info.method)?.name ?? names[info.method] ?? info.method;
  return (
    <PaymentView
      info={info}
      methodName={name}
      action={
        kind === 'open' ? (
          <PaymentAction action={info.action} startsNow={startsNow} onNews={pollNow} />
        ) : (
          <NextSteps info={info} methods={methods} />
        )
      }
    >
      <Status>{isLate && text('payment.late')}</Status>
      {(isLate || kind === 'unconfirmed') && (
        <Button wide onClick={pollNow}>
          {text('payment.check')}
        </Button>
      )}
      <TextLink href={paths.support.build()} link={renderLocaleLink} kind="standalone">
        {text('payment.support')}
      </TextLink>
    </PaymentView>
  );
}
