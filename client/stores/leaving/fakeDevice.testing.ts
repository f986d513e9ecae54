import { vi } from 'vitest';

/** Stands in for localStorage until vi.unstubAllGlobals: keys are own properties, methods are not. */
export function fakeDevice(values: Record<string, string>): Record<string, string> {
  const storage = Object.create({
    getItem(this: Record<string, string>, key: string) {
      return this[key] ?? null;
    },
    removeItem(this: Record<string, unknown>, key: string) {
      delete this[key];
    },
  }) as Record<string, string>;
  vi.stubGlobal('localStorage', Object.assign(storage, values));
  return storage;
}
