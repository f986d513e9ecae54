import { useEffect, useRef, useState } from 'react';
import { openChannel } from '#client/lib/device/openChannel.ts';
import { isSocialReport, SOCIAL_CHANNEL, type SocialReport } from './SocialReport.ts';

const LOOK = 'popup,width=640,height=480';
const CLOSED_MS = 500;

interface SocialWindowHandlers {
  /** May be called twice with the same report (opener and channel), and also after `onClosed`. */
  onReport: (report: SocialReport) => void;
  onClosed: () => void;
}

/** Opens a social network in a window, which returns to the sign-in page with `step=socialWindow`. */
export function useSocialWindow(handlers: SocialWindowHandlers) {
  const [opened, setOpened] = useState<Window | null>(null);
  const latest = useRef(handlers);
  useEffect(() => {
    latest.current = handlers;
  });

  useEffect(() => {
    const take = (report: SocialReport) => {
      setOpened(null);
      latest.current.onReport(report);
    };
    const onMessage = ({ data, origin }: MessageEvent<unknown>) => {
      if (origin === window.location.origin && isSocialReport(data)) take(data);
    };
    const channel = openChannel(SOCIAL_CHANNEL);
    channel?.addEventListener('message', onMessage);
    window.addEventListener('message', onMessage);
    return () => {
      channel?.close();
      window.removeEventListener('message', onMessage);
    };
  }, []);

  useEffect(() => {
    if (!opened) return;
    const timer = setInterval(() => {
      if (!opened.closed) return;
      clearInterval(timer);
      // A report may still be in transit. A window severed from its opener looks closed, too, and may report later.
      setTimeout(() => {
        setOpened((now) => (now === opened ? null : now));
        latest.current.onClosed();
      }, CLOSED_MS);
    }, CLOSED_MS);
    return () => clearInterval(timer);
  }, [opened]);

  return {
    isOpen: opened !== null,
    /** Whether the browser let the window open. */
    open(address: string): boolean {
      const place = window.open(address, SOCIAL_CHANNEL, LOOK);
      if (place) setOpened(place);
      return place !== null;
    },
  };
}
