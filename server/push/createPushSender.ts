import { isPushEndpoint } from '#shared/push/isPushEndpoint.ts';
import type { PushDevice, PushOrder } from '#shared/push/pushOrder.ts';
import type { Vapid } from './createVapid.ts';
import { encryptPush } from './encryptPush.ts';

/**
 * How one notification ended. `gone`: the subscription does not exist any more; `refused`: the vendor rejected it, or the endpoint is not
 * allowed; `failed`: no answer; `dropped`: the queue is full.
 */
export type PushOutcome = 'sent' | 'gone' | 'refused' | 'failed' | 'dropped';

/** Options of `createPushSender`. */
export interface PushSenderOptions {
  vapid: Vapid;
  /** PUSH_ORIGINS. */
  origins: readonly string[];
  /** Whether this replica sends the notification; only one of them does. */
  isFirst: (id: string) => Promise<boolean>;
  onOutcome: (outcome: PushOutcome) => void;
  /** Called when the vendor reports that the subscription does not exist any more (404, 410). */
  onGone: (endpoint: string) => void;
}

/** Timeout of one request to a vendor in ms. */
const TIMEOUT = 10_000;
/** Seconds a vendor stores a notification for a device that is offline; older ones are outdated. */
const TTL = 24 * 3_600;
const MAX_RUNNING = 32;
/** Further notifications are dropped. */
const MAX_WAITING = 10_000;
const GONE = new Set([404, 410]);

/** Sends notifications to devices through their push services (RFC 8030). Never retries, because a duplicate is worse than a loss. Never rejects. */
export function createPushSender({ vapid, origins, isFirst, onOutcome, onGone }: PushSenderOptions): {
  send(order: PushOrder): void;
} {
  const waiting: { device: PushDevice; text: string; isUrgent: boolean }[] = [];
  let running = 0;

  async function post({ device, text, isUrgent }: (typeof waiting)[0]): Promise<PushOutcome> {
    if (!isPushEndpoint(device.endpoint, origins)) return 'refused';
    try {
      const { status, body } = await fetch(device.endpoint, {
        method: 'POST',
        redirect: 'manual',
        signal: AbortSignal.timeout(TIMEOUT),
        headers: {
          authorization: vapid.headerFor(new URL(device.endpoint).origin),
          'content-encoding': 'aes128gcm',
          'content-type': 'application/octet-stream',
          ttl: String(TTL),
          urgency: isUrgent ? 'high' : 'normal',
        },
        body: new Uint8Array(encryptPush(text, device)),
      });
      await body?.cancel();
      if (GONE.has(status)) {
        onGone(device.endpoint);
        return 'gone';
      }
      return status >= 200 && status < 300 ? 'sent' : 'refused';
    } catch {
      return 'failed';
    }
  }

  function startNext(): void {
    while (running < MAX_RUNNING) {
      const one = waiting.shift();
      if (!one) return;
      running += 1;
      void post(one).then((outcome) => {
        running -= 1;
        onOutcome(outcome);
        startNext();
      });
    }
  }

  return {
    send({ kind, may_sell: maySell, payload, to }) {
      // Advertising is sent only with the platform's explicit permission.
      if (kind === 'club' && !maySell) return;
      void isFirst(payload.id).then((isOurs) => {
        if (!isOurs) return;
        for (const device of to) {
          if (waiting.length >= MAX_WAITING) onOutcome('dropped');
          else waiting.push({ device, text: JSON.stringify(payload), isUrgent: kind === 'security' });
        }
        startNext();
      });
    },
  };
}
