import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Call } from '#shared/api/call.ts';
import { createDraft, PLATFORM_PAUSE_MS } from './createDraft.ts';
import type { StoredDraft } from './StoredDraft.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** The platform's storage of one player, and devices of that player. */
function world() {
  const stored: Record<string, string> = {};
  const sent: string[] = [];
  let now = 1_000;
  const call = (async ({ name }: { name: string }, input: { keys?: string[]; key?: string; value?: string }) => {
    if (name === 'storage.get') return Object.fromEntries((input.keys ?? []).map((key) => [key, stored[key] ?? null]));
    sent.push(String(input.value));
    stored[String(input.key)] = String(input.value);
    return 1;
  }) as unknown as Call;
  function device(uid = 7) {
    const drafts = new Map<string, StoredDraft>();
    const keyOf = (form: string, of: number) => `${form} ${of}`;
    return createDraft({
      form: 'personal',
      uid,
      call,
      now: () => (now += 1),
      device: {
        read: (form, of) => drafts.get(keyOf(form, of)) ?? null,
        store: (form, of, draft) => void drafts.set(keyOf(form, of), draft),
        remove: (form, of) => void drafts.delete(keyOf(form, of)),
      },
    });
  }
  return { device, sent };
}

test('a draft is stored on the device at every character, and sent to the platform once after a pause', async () => {
  const { device, sent } = world();
  const desktop = device();
  for (const first_name of ['Z', 'Zu', 'Zuhro']) desktop.store({ first_name });
  expect(desktop.onDevice()?.values).toEqual({ first_name: 'Zuhro' });
  expect(sent).toEqual([]);
  vi.advanceTimersByTime(PLATFORM_PAUSE_MS);
  expect(sent).toHaveLength(1);
  expect((await device().fromPlatform())?.values).toEqual({ first_name: 'Zuhro' });
});

test('fromPlatform, on a device with a newer draft, returns null', async () => {
  const { device } = world();
  const [desktop, phone] = [device(), device()];
  desktop.store({ first_name: 'Zuhro' });
  desktop.flush();
  phone.store({ first_name: 'Anvar' });
  expect(await phone.fromPlatform()).toBeNull();
});

test('clear, after another device stored the same draft, empties the draft on that device', async () => {
  const { device } = world();
  const [desktop, phone] = [device(), device()];
  desktop.store({ first_name: 'Zuhro' });
  desktop.flush();
  await phone.fromPlatform();
  phone.clear();
  expect((await desktop.fromPlatform())?.values).toEqual({});
  expect(desktop.onDevice()).toBeNull();
});

test('clear, before the pause is over, cancels the sending of the draft; without a draft it sends nothing', () => {
  const { device, sent } = world();
  const desktop = device();
  desktop.clear();
  expect(sent).toEqual([]);
  desktop.store({ first_name: 'Zuhro' });
  desktop.clear();
  vi.advanceTimersByTime(PLATFORM_PAUSE_MS);
  expect(sent.filter((value) => value.includes('Zuhro'))).toEqual([]);
  expect(desktop.onDevice()).toBeNull();
});

test('the draft of a guest, and a value longer than the platform stores, are not sent to the platform', async () => {
  const { device, sent } = world();
  const guest = device(0);
  guest.store({ email: 'a@b.uz' });
  guest.flush();
  expect(await guest.fromPlatform()).toBeNull();
  const wordy = device();
  wordy.store({ text: 'Ж'.repeat(2_100) });
  wordy.flush();
  expect(sent).toEqual([]);
  expect(wordy.onDevice()?.values['text']).toHaveLength(2_100);
});
