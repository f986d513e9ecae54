import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Call } from '../../../shared/api/call.ts';
import { createDraft, PLATFORM_PAUSE_MS } from './createDraft.ts';
import type { StoredDraft } from './StoredDraft.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** The platform's store of one player, and devices of theirs. */
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
    const at = (form: string, of: number) => `${form} ${of}`;
    return createDraft({
      form: 'personal',
      uid,
      call,
      now: () => (now += 1),
      device: {
        read: (form, of) => drafts.get(at(form, of)) ?? null,
        store: (form, of, draft) => void drafts.set(at(form, of), draft),
        remove: (form, of) => void drafts.delete(at(form, of)),
      },
    });
  }
  return { device, sent };
}

test('what is typed is on the device at once, and with the platform after a pause, once', async () => {
  const { device, sent } = world();
  const desktop = device();
  for (const first_name of ['Z', 'Zu', 'Zuhro']) desktop.store({ first_name });
  expect(desktop.onDevice()?.values).toEqual({ first_name: 'Zuhro' });
  expect(sent).toEqual([]);
  vi.advanceTimersByTime(PLATFORM_PAUSE_MS);
  expect(sent).toHaveLength(1);
  expect((await device().fromPlatform())?.values).toEqual({ first_name: 'Zuhro' });
});

test('a device that has newer words keeps them', async () => {
  const { device } = world();
  const [desktop, phone] = [device(), device()];
  desktop.store({ first_name: 'Zuhro' });
  desktop.flush();
  phone.store({ first_name: 'Anvar' });
  expect(await phone.fromPlatform()).toBeNull();
});

test('a form sent on one device is over on the other, too', async () => {
  const { device } = world();
  const [desktop, phone] = [device(), device()];
  desktop.store({ first_name: 'Zuhro' });
  desktop.flush();
  await phone.fromPlatform();
  phone.clear();
  expect((await desktop.fromPlatform())?.values).toEqual({});
  expect(desktop.onDevice()).toBeNull();
});

test('what was sent before the pause is over never reaches the platform, and nothing stored tells it nothing', () => {
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

test('of a guest, and of words too long for it, the platform is told nothing', async () => {
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
