import type { PushDevice } from '../../../../shared/push/pushOrder.ts';

export function deviceOf(subscription: Pick<PushSubscription, 'toJSON'>): PushDevice {
  const { endpoint = '', keys = {} } = subscription.toJSON();
  return { endpoint, p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' };
}
