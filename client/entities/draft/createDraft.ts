import { getStorage, setStorage } from '#shared/api/account/storage.contract.ts';
import type { Call } from '#shared/api/call.ts';
import { draftKeys } from '#shared/keys/draftKeys.ts';
import type { deviceDrafts } from './deviceDrafts.ts';
import { readStoredDraft, type StoredDraft } from './StoredDraft.ts';

/** Pause in typing after which the draft is sent to the platform. */
export const PLATFORM_PAUSE_MS = 2_000;
/** Largest value that the platform stores. */
const MAX_BYTES = 4_096;

interface DraftOptions {
  form: string;
  /** 0 for a guest, for whom the platform stores nothing. */
  uid: number;
  call: Call;
  device: typeof deviceDrafts;
  now: () => number;
}

export type Draft = ReturnType<typeof createDraft>;

/**
 * A form that is not sent yet. It is stored on the device at every character and on the platform at every pause, so that another
 * device can continue it. Pass `store` only what draftValues returned.
 */
export function createDraft({ form, uid, call, device, now }: DraftOptions) {
  const key = draftKeys.platform(form);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiting: StoredDraft | null = null;
  let isStored = device.read(form, uid) !== null;

  const send = (draft: StoredDraft): void => {
    const value = JSON.stringify(draft);
    if (uid !== 0 && new Blob([value]).size <= MAX_BYTES) void call(setStorage, { key, value }).catch(() => undefined);
  };
  function flush(): void {
    clearTimeout(timer);
    if (waiting) send(waiting);
    waiting = null;
  }

  return {
    /** Everything typed, secrets included: in memory only, for another screen of the same form. */
    typed: {} as Record<string, unknown>,
    onDevice: (): StoredDraft | null => device.read(form, uid),
    /** The draft of another device if it is newer than the one here; with empty `values` the form was sent there. */
    async fromPlatform(): Promise<StoredDraft | null> {
      if (uid === 0) return null;
      const stored = await call(getStorage, { keys: [key] }).catch(() => null);
      const draft = readStoredDraft(stored?.[key]);
      if (draft) isStored = true;
      const mine = waiting ?? device.read(form, uid);
      if (!draft || draft.at <= (mine?.at ?? 0)) return null;
      if (Object.keys(draft.values).length === 0) device.remove(form, uid);
      return draft;
    },
    store(values: Record<string, string>): void {
      if (Object.keys(values).length === 0) return this.clear();
      waiting = { at: now(), values };
      isStored = true;
      device.store(form, uid, waiting);
      clearTimeout(timer);
      timer = setTimeout(flush, PLATFORM_PAUSE_MS);
    },
    flush,
    /** After sending or discarding: also makes the drafts on other devices obsolete. */
    clear(): void {
      clearTimeout(timer);
      waiting = null;
      device.remove(form, uid);
      if (isStored) send({ at: now(), values: {} });
      isStored = false;
    },
  };
}
