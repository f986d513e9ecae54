import { type RefObject, useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import { useApp } from '#client/context/useApp.ts';
import { useKeepDocument } from '#client/context/useKeepDocument.ts';
import { useLocation } from '#client/context/useLocation.ts';
import { useNavigate } from '#client/context/useNavigate.ts';
import { useReturnAuth } from '#client/dialogs/useReturnAuth.ts';
import { gameOrigin } from '#client/entities/game/gameOrigin.ts';
import { startLoadingHint } from '#client/entities/game/startLoadingHint.ts';
import { useFrameMessages } from '#client/entities/game/useFrameMessages.ts';
import { useText } from '#client/i18n/useText.ts';
import { innerAddress } from '#client/lib/innerAddress.ts';
import { useFacts } from '#client/stores/useFacts.ts';
import { shownTheme } from '#client/ui/theme/shownTheme.ts';
import { useShownTheme } from '#client/ui/theme/useShownTheme.ts';
import { formatNumber } from '#shared/domain/formatNumber.ts';
import { formatMoney } from '#shared/domain/money/formatMoney.ts';
import { queryKeys } from '#shared/keys/queryKeys.ts';
import { type Locale, withLocale } from '#shared/locales.ts';
import { paths } from '#shared/url/paths.ts';
import { type BettingMessage, readBettingMessage } from './bettingMessage.ts';
import { bettingPhase, startPhase } from './bettingPhase.ts';
import { useViewport } from './useViewport.ts';

/** The platform's name of the sportsbook. */
const SPORTSBOOK = 'sportsbook';

/** Address of the frame's document (docs/integrations/sportsbook.md). */
function bettingAddress(locale: Locale, event: string | null, theme: 'dark' | 'light'): string {
  const query = {
    [queryKeys.embed]: 1,
    ...(theme === 'light' ? { [queryKeys.theme]: theme } : {}),
    ...(event ? { [queryKeys.event]: event } : {}),
  };
  return withLocale(paths.customGameFrame.build({ name: SPORTSBOOK, mode: 'play' }, query), locale);
}

/** The page's side of the bridge to the frame (docs/integrations/sportsbook.md). */
export function useSportsbook(frame: RefObject<HTMLIFrameElement | null>) {
  const { locale, stores } = useApp();
  const text = useText();
  const navigate = useNavigate();
  const authorise = useReturnAuth();
  const { search } = useLocation();
  const { account } = useFacts('session');
  const uid = account?.uid ?? 0;
  const [{ phase, attempt }, dispatch] = useReducer(bettingPhase, startPhase);
  const [address, setAddress] = useState<string | null>(null);
  /** Event shown by the frame; an event that the frame reported is not sent back. */
  const shown = useRef<string | null>(null);
  const isRunning = phase === 'running';
  const theme = useShownTheme();
  useKeepDocument(isRunning);
  useViewport(frame, isRunning, (part) => post({ type: 'viewport', ...part }));

  function post(message: object): void {
    frame.current?.contentWindow?.postMessage(message, gameOrigin());
  }

  // In the browser only: a guest page is cached for every query, so the server does not see the event.
  const enter = useEffectEvent(() => {
    const event = eventOf(location.search);
    shown.current = event;
    // Read from the document: the state of the first render is the server's.
    setAddress(bettingAddress(locale, event, shownTheme()));
  });
  useEffect(() => {
    enter();
    return startLoadingHint(() => dispatch('slow'));
  }, [locale, attempt]);

  // Also when the frame becomes ready: the theme may have changed while it was loading.
  const wear = useEffectEvent(() => {
    if (isRunning) post({ type: 'theme', theme });
  });
  useEffect(() => wear(), [theme, isRunning]);

  // Navigation to another event while the frame is open.
  const follow = useEffectEvent((query: string) => {
    const event = eventOf(query);
    if (!isRunning || event === shown.current || new URLSearchParams(query).has(queryKeys.redirectUrl)) return;
    shown.current = event;
    post({ type: 'open', event });
  });
  useEffect(() => follow(search), [search]);

  const signedInOrOut = useEffectEvent(() => {
    if (isRunning) post({ type: 'refresh' });
  });
  useEffect(() => signedInOrOut(), [uid]);

  async function signIn(): Promise<void> {
    const { pathname, search: query } = location;
    await authorise('signIn', pathname + query);
    post({ type: 'refresh' });
  }

  /** A dialog over the frame, so that the bet slip is preserved. */
  async function payIn(): Promise<void> {
    if (!stores.session.isPlayer) return signIn();
    if (stores.dialogs.queue.length > 0) return;
    await stores.dialogs.open('deposit', {});
    post({ type: 'refresh' });
  }

  function placeEvent(event: string | null): void {
    shown.current = event;
    const url = new URL(location.href);
    if (event === null) url.searchParams.delete(queryKeys.event);
    else url.searchParams.set(queryKeys.event, event);
    // Bypasses the router: the page and its data must not reload.
    window.history.replaceState(window.history.state, '', url.pathname + url.search + url.hash);
  }

  useFrameMessages(frame, readBettingMessage, (message: BettingMessage) => {
    switch (message.type) {
      case 'ready':
        return dispatch('ready');
      case 'height':
        // Not a style attribute, which the content security policy drops.
        frame.current?.style.setProperty('height', `${Math.ceil(message.height)}px`);
        return;
      case 'location':
        return placeEvent(message.event);
      case 'login':
        return void signIn();
      case 'error':
        return message.reason === 'session' ? void signIn() : dispatch('failed');
      case 'deposit':
        return void payIn();
      case 'balance':
        return stores.session.isPlayer
          ? stores.balances.setMain({ amount: message.balance, currency: message.currency })
          : undefined;
      case 'bet': {
        const stake = formatMoney({ amount: message.stake, currency: message.currency }, locale);
        return stores.toasts.show('success', text('betting.placed', { stake, odds: formatNumber(message.odds) }));
      }
      case 'checkIframe': {
        const inner = innerAddress(message.url, location.origin);
        return inner === null ? undefined : void navigate(inner);
      }
    }
  });

  return {
    address,
    attempt,
    phase,
    loaded: () => dispatch('loaded'),
    failed: () => dispatch('failed'),
    retry: () => dispatch('retried'),
  };
}

function eventOf(search: string): string | null {
  const event = new URLSearchParams(search).get(queryKeys.event);
  return event && event.length <= 40 ? event : null;
}
