import { useEffect, useEffectEvent } from 'react';
import { getInfo } from '../../../../shared/api/account/account.contract.ts';
import { register } from '../../../../shared/api/account/auth.contract.ts';
import { AppError } from '../../../../shared/errors/AppError.ts';
import { useApp } from '../../../context/useApp.ts';
import { useText } from '../../../i18n/useText.ts';
import { telegramVisit } from '../../../lib/visitor/telegramVisit.ts';
import { useFacts } from '../../../stores/useFacts.ts';
import { readTelegramData } from './readTelegramData.ts';
import { useAfterAuth } from '../address/useAfterAuth.ts';
import { useAfterRegistration } from './useAfterRegistration.ts';

/** The answer does not say whether the account is new, so an account of this age is; tolerates differing clocks. */
const NEW_SECONDS = 300;

/** Signs in a guest who came from Telegram, registering them if they have no account (A-63, E2). */
export function TelegramEntry() {
  const { call, stores, intl } = useApp();
  const text = useText();
  const { isPlayer } = useFacts('session');
  const { enter, leave } = useAfterAuth();
  const finish = useAfterRegistration(false, closeForms);

  /** The page may have opened the sign-in dialog meanwhile. */
  function closeForms(): void {
    for (const { id, name } of stores.dialogs.queue.slice()) if (name === 'auth') stores.dialogs.close(id, 'signedIn');
  }

  async function signIn(data: string): Promise<void> {
    const account = await call(register, { is_tg: true, tg_data: data });
    const info = await call(getInfo, {});
    // A web view that drops cookies: the session is lost.
    if (info.uid === 0) throw new AppError('AuthorizationException');
    if (Math.abs(Date.now() / 1000 - info.reg_time) < NEW_SECONDS)
      // The stored promo code was not shown here: it stays stored and is offered later, never applied silently.
      await finish({ account, promoCode: '', email: '' });
    else {
      enter(info);
      stores.tracker.track('login');
      closeForms();
      await leave(false);
    }
  }

  function explain(error: unknown): void {
    if (stores.session.setFatalFrom(error)) return;
    stores.toasts.show('error', text('auth.wrongRegServerError'));
  }

  const start = useEffectEvent(() => {
    const data = readTelegramData(window.location.hash);
    telegramVisit.note();
    // The security page offers to link the account, never silently; it checks when the hash is removed.
    if (isPlayer) telegramVisit.data = data;
    dropHash();
    if (data === null || isPlayer) return;
    // Do not start without the messages that report the outcome.
    intl.load(['auth']).then(
      () => signIn(data).catch(explain),
      () => undefined,
    );
  });
  useEffect(() => start(), []);
  return null;
}

/**
 * Call before the request: the hash is a credential valid for a day, and other scripts in the page read the address. The router
 * treats the event as a step back within the page: it drops the hash, too, and loads nothing.
 */
function dropHash(): void {
  const { pathname, search } = window.location;
  window.history.replaceState(window.history.state, '', pathname + search);
  window.dispatchEvent(new PopStateEvent('popstate'));
}
