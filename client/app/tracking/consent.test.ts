import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askConsentAgain, isAskedAgain, onConsentChange, storeConsent } from './consent.ts';

const reload = vi.fn();

beforeEach(() => {
  reload.mockReset();
  const target = new EventTarget();
  vi.stubGlobal('window', Object.assign(target, { location: { protocol: 'https:', reload } }));
  vi.stubGlobal('document', { cookie: '', documentElement: { dataset: {} } });
});
afterEach(() => vi.unstubAllGlobals());

test('askConsentAgain, called before anything listens, is still known to a later reader, until an answer is stored', () => {
  askConsentAgain();
  expect(isAskedAgain()).toBe(true);
  storeConsent('necessary');
  expect(isAskedAgain()).toBe(false);
});

test('onConsentChange calls back for a question and for an answer, and not after it is unsubscribed', () => {
  const seen: boolean[] = [];
  const stop = onConsentChange(() => seen.push(isAskedAgain()));
  askConsentAgain();
  storeConsent('all');
  stop();
  askConsentAgain();
  expect(seen).toEqual([true, false]);
});

test('storeConsent reloads the document only when a given consent is withdrawn', () => {
  storeConsent('necessary');
  expect(reload).not.toHaveBeenCalled();
  document.cookie = 'cookie_consent=all';
  storeConsent('necessary');
  expect(reload).toHaveBeenCalledTimes(1);
});
