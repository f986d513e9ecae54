import { useEffect, useEffectEvent } from 'react';
import { getInfo } from '../../../../shared/api/account/account.contract.ts';
import { register } from '../../../../shared/api/account/auth.contract.ts';
import { AppError } from '../../../../shared/errors/AppError.ts';
import { fatalOf } from '../../../../shared/errors/fatalOf.ts';
import { useApp } from '../../../context/useApp.ts';
import { useText } from '../../../i18n/useText.ts';
import { telegramVisit } from '../../../lib/visitor/telegramVisit.ts';
import { useFacts } from '../../../stores/useFacts.ts';
import { readTelegramData } from './readTelegramData.ts';
import { useAfterAuth } from '../useAfterAuth.ts';
import { useAfterRegistration } from './useAfterRegistration.ts';

/** Seconds. The answer does not say whether the account is new, its age does; clocks differ. */
const NEW = 300;

/** Signs a guest in whom Telegram has sent, with a new account where they have none (A-63, E2). Draws nothing. */
export function TelegramEntry() {
  const { call, stores, intl } = useApp();
  const text = useText();
  const { isPlayer } = useFacts('session');
  const { enter, leave } = useAfterAuth();
  const finish = useAfterRegistration(false, closeForms);

  /** The page may have asked them to sign in meanwhile. */
  function closeForms(): void {
    for (const { id, name } of stores.dialogs.queue.slice()) if (name === 'auth') stores.dialogs.close(id, 'signedIn');
  }

  async function signIn(data: string): Promise<void> {
    const account = await call(register, { is_tg: true, tg_data: data });
    const info = await call(getInfo, {});
    // A web view that drops cookies: they are no player.
    if (info.uid === 0) throw new AppError('AuthorizationException');
    if (Math.abs(Date.now() / 1000 - info.reg_time) < NEW)
      // Nobody has seen the stored code here: it stays and is offered, never applied in silence.
      await finish({ account, promoCode: '', email: '' });
    else {
      enter(info);
      stores.tracker.track('login');
      closeForms();
      await leave(false);
    }
  }

  function explain(error: unknown): void {
    const fatal = error instanceof AppError ? fatalOf(error) : null;
    if (fatal) stores.session.setFatalError(fatal);
    else stores.toasts.show('error', text('auth.wrongRegServerError'));
  }

  const start = useEffectEvent(() => {
    const data = readTelegramData(window.location.hash);
    telegramVisit.note();
    // The page of security offers to link the account, which is never done in silence; it looks when the hash goes.
    if (isPlayer) telegramVisit.data = data;
    dropHash();
    if (data === null || isPlayer) return;
    // Without words to tell how it went nothing is begun.
    intl.load(['auth']).then(
      () => signIn(data).catch(explain),
      () => undefined,
    );
  });
  useEffect(() => start(), []);
  return null;
}

/**
 * Before the call: the hash is a password for a day, and what else runs in the page reads addresses. The page runner takes it for a
 * step back within the page: it forgets the hash, too, and loads nothing.
 */
function dropHash(): void {
  const { pathname, search } = window.location;
  window.history.replaceState(window.history.state, '', pathname + search);
  window.dispatchEvent(new PopStateEvent('popstate'));
}
