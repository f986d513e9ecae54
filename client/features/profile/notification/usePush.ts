import { useEffect, useState } from 'react';
import { useApp } from '#client/context/useApp.ts';
import { getPush, setPush } from '#shared/api/account/accountPush.contract.ts';
import { requireOne } from '#shared/api/requireOne.ts';
import { pushKeyPath } from '#shared/keys/pushKeyPath.ts';
import { type PushKind, pushKinds } from '#shared/push/pushKinds.ts';
import type { PushDevice } from '#shared/push/pushOrder.ts';

/** `denied`: the visitor has blocked the permission; `failed`: the device could not be subscribed. */
type PushProblem = 'denied' | 'failed';

/** Push messages of this device. `kinds` null: not known yet, or the site sends no push messages. */
export function usePush() {
  const { call } = useApp();
  const [key, setKey] = useState<string | null>(null);
  const [kinds, setKinds] = useState<readonly PushKind[] | null>(null);
  const [problem, setProblem] = useState<PushProblem | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  useEffect(() => {
    const abort = new AbortController();
    const load = async (): Promise<void> => {
      const answer = await fetch(pushKeyPath, { signal: abort.signal });
      const { key: publicKey } = (await answer.json()) as { key: string | null };
      if (publicKey === null) return;
      const registration = await navigator.serviceWorker.getRegistration();
      const device = await registration?.pushManager.getSubscription();
      // Also without a device: it shows whether the platform has the method.
      const pushState = await call(getPush, device ? { endpoint: device.endpoint } : {}, { signal: abort.signal });
      if (abort.signal.aborted) return;
      setKey(publicKey);
      setKinds(pushKinds.filter((kind) => pushState.kinds.includes(kind)));
    };
    // After a failure nothing is offered.
    load().catch(() => undefined);
    return () => abort.abort();
  }, [call]);

  async function change(next: readonly PushKind[]): Promise<void> {
    if (next.length > 0 && (await Notification.requestPermission()) !== 'granted') return setProblem('denied');
    const registration = await navigator.serviceWorker.ready;
    const { pushManager } = registration;
    const subscription =
      (await pushManager.getSubscription()) ??
      (next.length === 0 || key === null
        ? null
        : await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(key) }));
    const chosen = next.length > 0 ? { kinds: next.join(',') } : {};
    if (subscription) requireOne(await call(setPush, { ...deviceOf(subscription), ...chosen }));
    if (next.length === 0) await subscription?.unsubscribe();
    setKinds(next);
  }

  async function turn(kind: PushKind, isOn: boolean): Promise<void> {
    if (kinds === null || isBusy) return;
    setIsBusy(true);
    setProblem(null);
    const others = kinds.filter((one) => one !== kind);
    try {
      await change(isOn ? [...others, kind] : others);
    } catch {
      setProblem('failed');
    }
    setIsBusy(false);
  }

  return { kinds, problem, isBusy, turn };
}

function deviceOf(subscription: Pick<PushSubscription, 'toJSON'>): PushDevice {
  const { endpoint = '', keys = {} } = subscription.toJSON();
  return { endpoint, p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' };
}

/** From base64url, which some browsers do not accept as a string. */
function bytesOf(key: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));
}
