import type { PushDevice, PushOrder } from '../../shared/push/pushOrder.ts';
import { isPushEndpoint } from '../../shared/push/isPushEndpoint.ts';
import { encryptPush } from './encryptPush.ts';
import type { Vapid } from './createVapid.ts';

export type PushOutcome = 'sent' | 'gone' | 'refused' | 'failed' | 'dropped';

export interface PushSenderOptions {
  vapid: Vapid;
  /** PUSH_ORIGINS. */
  origins: readonly string[];
  /** Whether this replica is to send it: one of them is. */
  isFirst: (id: string) => Promise<boolean>;
  onOutcome: (outcome: PushOutcome) => void;
  /** The vendor knows the device no more. */
  onGone: (endpoint: string) => void;
}

/** Milliseconds a vendor may take. */
const TIMEOUT = 10_000;
/** Seconds a vendor stores it for a device that is off: news of yesterday is none. */
const TTL = 24 * 3_600;
const AT_ONCE = 32;
/** A flood is dropped, not stored. */
const MAX_WAITING = 10_000;
const GONE = new Set([404, 410]);

/** Sends notifications to devices over their vendors, each once: a second arrival is worse than none. Never rejects. */
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
    while (running < AT_ONCE) {
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
      // The platform has chosen already; what sells needs its word for it all the same.
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
