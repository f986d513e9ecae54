import { useEffect, useRef, useState } from 'react';
import { isSocialReport, SOCIAL_CHANNEL, type SocialReport } from './SocialReport.ts';

const LOOK = 'popup,width=640,height=480';
const CLOSED_MS = 500;

interface SocialWindowHandlers {
  /** What the window tells; the same may come twice, by two roads, and also after `onClosed`. */
  onReport: (report: SocialReport) => void;
  onClosed: () => void;
}

/** Another service in a window of its own, which comes back to the page of signing in with `step=socialWindow`. */
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
    const hear = ({ data, origin }: MessageEvent<unknown>) => {
      if (origin === window.location.origin && isSocialReport(data)) take(data);
    };
    const channel = new BroadcastChannel(SOCIAL_CHANNEL);
    channel.addEventListener('message', hear);
    window.addEventListener('message', hear);
    return () => {
      channel.close();
      window.removeEventListener('message', hear);
    };
  }, []);

  useEffect(() => {
    if (!opened) return;
    const timer = setInterval(() => {
      if (!opened.closed) return;
      clearInterval(timer);
      // What it has reported is on its way; a window that was cut off looks closed, and may report later still.
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
