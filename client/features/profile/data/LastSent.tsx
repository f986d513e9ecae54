import { useSyncExternalStore } from 'react';
import { useText } from '#client/i18n/useText.ts';
import { sentTimes } from '#client/lib/device/sentTimes.ts';
import { useFacts } from '#client/stores/useFacts.ts';
import { formatDate } from '#shared/domain/formatDate.ts';
import { formatTime } from '#shared/domain/formatTime.ts';
import { inMs } from '#shared/domain/inMs.ts';
import type { BrowserServiceId } from '#shared/profile/otherServices.ts';

/** When this browser last sent something of the player to a service. For the browser alone: the server cannot know it. */
export function LastSent({ service }: { service: BrowserServiceId }) {
  const text = useText();
  const { account } = useFacts('session');
  const last = useSyncExternalStore(sentTimes.onChange, () =>
    account === null ? null : sentTimes.last(service, account.uid),
  );
  if (last === null) return <span>{text('data.others.notHere')}</span>;
  const ms = inMs(last);
  return <span>{text('data.others.lastHere', { date: formatDate(ms), time: formatTime(ms) })}</span>;
}
