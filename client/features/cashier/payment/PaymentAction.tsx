import type { JSX } from 'react';
import { useText } from '#client/i18n/useText.ts';
import { ButtonLink } from '#client/ui/navigation/ButtonLink.tsx';
import styles from './PaymentAction.module.css';
import { PaymentFrame } from './PaymentFrame.tsx';
import type { DepositAction } from './PaymentInfo.ts';
import { PaymentPost } from './PaymentPost.tsx';
import { PaymentQr } from './PaymentQr.tsx';
import { webAddress } from './webAddress.ts';

interface PaymentActionProps {
  action: DepositAction | undefined;
  /** The page follows directly after the order. */
  startsNow: boolean;
  onNews: () => void;
}

/** The player's next step. Without a default, so that a new kind does not compile until it is shown. */
export function PaymentAction({ action, startsNow, onNews }: PaymentActionProps): JSX.Element | null {
  const text = useText();
  switch (action?.type) {
    case 'redirect':
    case 'new_window': {
      const url = webAddress(action.url);
      if (!url) return <p role="alert">{text('payment.noAddress')}</p>;
      const aside = action.type === 'new_window' ? { target: '_blank', rel: 'noopener noreferrer' } : {};
      return (
        <ButtonLink href={url} kind="primary" size="large" wide iconEnd="external" {...aside}>
          {text('payment.goOn')}
        </ButtonLink>
      );
    }
    case 'iframe': {
      const url = webAddress(action.url);
      return url ? (
        <PaymentFrame url={url} height={action.height} onNews={onNews} />
      ) : (
        <p role="alert">{text('payment.noAddress')}</p>
      );
    }
    case 'form':
      return webAddress(action.action) ? (
        <PaymentPost action={action} startsNow={startsNow} />
      ) : (
        <p role="alert">{text('payment.noAddress')}</p>
      );
    case 'qr':
      return <PaymentQr action={action} onEnd={onNews} />;
    case 'mobile':
      return (
        <ol className={styles.steps}>
          <li>{action.message || text('payment.mobileFirst')}</li>
          <li>{text('payment.mobileSecond')}</li>
          <li>{text('payment.mobileThird')}</li>
        </ol>
      );
    case 'done':
    case undefined:
      return null;
  }
}
