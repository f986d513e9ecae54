import { useEffect, useState } from 'react';
import { useApp } from '#client/context/useApp.ts';
import { useKeepDocument } from '#client/context/useKeepDocument.ts';
import { useNavigate } from '#client/context/useNavigate.ts';
import { useText } from '#client/i18n/useText.ts';
import { Status } from '#client/ui/layout/Status.tsx';
import { Button } from '#client/ui/navigation/Button.tsx';
import { renderLocaleLink } from '#client/ui/navigation/renderLocaleLink.tsx';
import { TextLink } from '#client/ui/navigation/TextLink.tsx';
import { paymentKind } from '#shared/cashier/paymentKind.ts';
import { paymentPlace } from '#shared/cashier/paymentPlace.ts';
import { withLocale } from '#shared/locales.ts';
import { paths } from '#shared/url/paths.ts';
import { PaymentAction } from '../../payment/PaymentAction.tsx';
import type { PaymentInfo } from '../../payment/PaymentInfo.ts';
import { PaymentView } from '../../payment/PaymentView.tsx';
import { UnconfirmedSteps } from '../../payment/UnconfirmedSteps.tsx';
import { usePayment } from '../../payment/usePayment.ts';

export interface Opened {
  info: PaymentInfo;
  /** The provider's window; `blocked`: the browser refused to open it. */
  window: Window | 'blocked' | null;
}

export interface OpenedPaymentProps {
  opened: Opened;
  methodName: string;
  isOverlay: boolean;
  /** Back to the form, with all typed values. */
  onAgain: () => void;
  onClose?: (() => void) | undefined;
}

const LOOK_MS = 1_000;

/** A payment just ordered, shown in place of the form: the next step and the outcome. */
export function OpenedPayment({ opened, methodName, isOverlay, onAgain, onClose }: OpenedPaymentProps) {
  const text = useText();
  const { locale } = useApp();
  const navigate = useNavigate();
  const goTo = (info: PaymentInfo) =>
    void navigate(withLocale(paymentPlace(paymentKind(info.status), info.id), locale), { replace: true });
  const { info, isLate, pollNow } = usePayment(opened.info, isOverlay ? undefined : goTo);
  const kind = paymentKind(info.status);
  const isClosed = useIsClosed(opened.window, pollNow);
  useKeepDocument(kind === 'open');
  const latestAction = info.action ?? opened.info.action;
  const action =
    isOverlay && latestAction?.type === 'redirect'
      ? { ...latestAction, type: 'new_window' as const }
      : isOverlay && latestAction?.type === 'form'
        ? { ...latestAction, target: '_blank' as const }
        : latestAction;
  return (
    <PaymentView
      info={{ ...info, action }}
      methodName={methodName}
      isNew
      action={
        kind === 'open' ? (
          <>
            {opened.window === 'blocked' && <p role="alert">{text('payment.blocked')}</p>}
            <Status>{isClosed && text('payment.windowClosed')}</Status>
            <PaymentAction action={action} startsNow={!isOverlay} onNews={pollNow} />
          </>
        ) : (
          <>
            {onClose && (
              <Button kind="primary" size="large" wide onClick={onClose}>
                {text('payment.goBack')}
              </Button>
            )}
            {kind === 'unconfirmed' && <UnconfirmedSteps id={info.id} isOverlay={isOverlay} />}
            {(kind === 'failed' || kind === 'cancelled') && (
              <Button size="large" wide onClick={onAgain}>
                {text('payment.again')}
              </Button>
            )}
          </>
        )
      }
    >
      <Status>{isLate && text('payment.late')}</Status>
      {(isLate || kind === 'unconfirmed') && (
        <Button wide onClick={pollNow}>
          {text('payment.check')}
        </Button>
      )}
      {!isOverlay && (
        <TextLink href={paths.support.build()} link={renderLocaleLink} kind="standalone">
          {text('payment.support')}
        </TextLink>
      )}
    </PaymentView>
  );
}

/** Whether the player has closed the provider's window: then the payment has probably changed, and is polled. */
function useIsClosed(opened: Opened['window'], pollNow: () => void): boolean {
  const [isClosed, setClosed] = useState(false);
  useEffect(() => {
    if (opened === null || opened === 'blocked') return;
    const timer = setInterval(() => {
      if (!opened.closed) return;
      clearInterval(timer);
      setClosed(true);
      pollNow();
    }, LOOK_MS);
    return () => clearInterval(timer);
  }, [opened, pollNow]);
  return isClosed;
}
