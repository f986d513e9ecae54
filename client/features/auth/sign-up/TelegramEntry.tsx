import { useEffect, useEffectEvent } from 'react';
import { subscribe } from 'valtio';
import { useApp } from '#client/context/useApp.ts';
import { telegramUser } from '#client/entities/social/telegramUser.ts';
import { useText } from '#client/i18n/useText.ts';
import { isInTelegram } from '#client/lib/visitor/isInTelegram.ts';
import { telegramVisit } from '#client/lib/visitor/telegramVisit.ts';
import type { Stores } from '#client/stores/createStores.ts';
import { forgetPlayer } from '#client/stores/forgetPlayer.ts';
import { getInfo } from '#shared/api/account/account.contract.ts';
import { register } from '#shared/api/account/auth.contract.ts';
import { AppError } from '#shared/errors/AppError.ts';
import { withLocale } from '#shared/locales.ts';
import { paths } from '#shared/url/paths.ts';
import { useAfterAuth } from '../address/useAfterAuth.ts';
import { readTelegramData } from './readTelegramData.ts';
import { telegramChoice } from './telegramChoice.ts';
import { useAfterRegistration } from './useAfterRegistration.ts';

/** The answer does not say whether the account is new, so an account of this age is; tolerates differing clocks. */
const NEW_SECONDS = 300;

/**
 * Signs in a guest whom Telegram has opened the site for, registering them if they have no account (A-63, E2). Data in an address outside
 * Telegram is dropped: with it, a link would sign its reader in to somebody else's account.
 */
export function TelegramEntry() {
  const { call, stores, intl, locale } = useApp();
  const text = useText();
  const { enter, leave } = useAfterAuth();
  const finish = useAfterRegistration(false, closeForms);

  /** The page may have opened the sign-in dialog meanwhile. */
  function closeForms(): void {
    for (const { id, name } of stores.dialogs.queue.slice()) if (name === 'auth') stores.dialogs.close(id, 'signedIn');
  }

  async function signIn(data: string, user: string): Promise<void> {
    const before = stores.session.account;
    stores.session.setChanging(before !== null);
    const account = await call(register, { is_tg: true, tg_data: data }).catch((error: unknown) => {
      stores.session.setChanging(false);
      throw error;
    });
    telegramVisit.data = null;
    if (before) {
      // Nothing of the earlier player stays, in memory or on the device.
      forgetPlayer();
      telegramChoice.remember('in', user, account.uid);
      stores.tracker.track('login');
      return window.location.assign(withLocale(paths.home.build(), locale));
    }
    const info = await call(getInfo, {});
    // A web view that drops cookies: the session is lost.
    if (info.uid === 0) throw new AppError('AuthorizationException');
    telegramChoice.remember('in', user, info.uid);
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

  /** Asks by name where the device knows another account: a press of a link must not move a player into it. */
  async function meet(data: string): Promise<void> {
    await whenKnown(stores.session);
    const { account } = stores.session;
    const user = telegramUser(data);
    if (!user) return account ? undefined : explain(null);
    const { id, name } = user;
    const isClear = account ? telegramChoice.isSettled(id, account.uid) : telegramChoice.isAgreed(id);
    if (!isClear) {
      const answer = await stores.dialogs.open('telegramEntry', { name, login: account?.login ?? null });
      if (answer === 'stay' && account) telegramChoice.remember('stay', id, account.uid);
      if (answer === 'enter') await signIn(data, id);
    } else if (!account) await signIn(data, id);
  }

  const start = useEffectEvent(() => {
    const data = readTelegramData(window.location.hash);
    // Asked before the hash is dropped. Elsewhere the data is of whoever wrote the link.
    const isOwn = isInTelegram(window);
    if (isOwn) {
      telegramVisit.note();
      // The security page may offer the account for linking; it looks when the hash is dropped.
      telegramVisit.data = data;
    }
    dropHash();
    if (data === null || !isOwn) return;
    // Do not start without the messages that report the outcome.
    intl.load(['auth']).then(
      () => meet(data).catch(explain),
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

/** Resolves when it is known whether the visitor is a player. */
function whenKnown(session: Stores['session']): Promise<void> {
  return new Promise((resolve) => {
    if (!session.isPending) return resolve();
    const stop = subscribe(session, () => {
      if (session.isPending) return;
      stop();
      resolve();
    });
  });
}
