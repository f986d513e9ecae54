import { useEffect } from 'react';
import { SOCIAL_CHANNEL, type SocialReport } from '#client/entities/social/SocialReport.ts';
import { useText } from '#client/i18n/useText.ts';
import { openChannel } from '#client/lib/device/openChannel.ts';

const statuses = ['success', 'confirm'] as const;

/** Last page in the window of a social sign-in: reports to the page that opened it, then closes. */
export function SocialReturn() {
  const text = useText();
  useEffect(() => {
    const query = new URLSearchParams(window.location.search);
    const error = query.get('error');
    const report: SocialReport = {
      type: 'social_auth',
      status: statuses.find((candidate) => candidate === query.get('status')) ?? 'error',
      ...(error ? { error } : {}),
    };
    const channel = openChannel(SOCIAL_CHANNEL);
    channel?.postMessage(report);
    channel?.close();
    const opener = window.opener as Window | null;
    opener?.postMessage(report, window.location.origin);
    window.close();
  }, []);
  return <p>{text('auth.social.done')}</p>;
}
