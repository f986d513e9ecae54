import { useEffect, useEffectEvent, useRef } from 'react';
import { useText } from '#client/i18n/useText.ts';
import styles from './PaymentFrame.module.css';

interface PaymentFrameProps {
  url: string;
  /** Pixels. */
  height: number | undefined;
  /** The provider's page reports a change; only the platform knows which. */
  onNews: () => void;
}

const USUAL_HEIGHT = 560;
const RIGHTS =
  'allow-scripts allow-forms allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation';

export function PaymentFrame({ url, height = USUAL_HEIGHT, onNews }: PaymentFrameProps) {
  const text = useText();
  const frame = useRef<HTMLIFrameElement>(null);
  const handle = useEffectEvent(({ origin, source }: MessageEvent<unknown>) => {
    if (source === frame.current?.contentWindow && origin === new URL(url).origin) onNews();
  });
  useEffect(() => {
    const onMessage = (event: MessageEvent<unknown>) => handle(event);
    window.addEventListener('message', onMessage);
    return () => window.removeEventListener('message', onMessage);
  }, []);
  return (
    <iframe
      ref={frame}
      src={url}
      title={text('payment.frame')}
      height={height}
      allow="payment"
      sandbox={RIGHTS}
      className={styles.frame}
    />
  );
}
