import { useEffect, useRef } from 'react';
import { useApp } from '#client/context/useApp.ts';
import { useLocation } from '#client/context/useLocation.ts';
import { useNavigate } from '#client/context/useNavigate.ts';
import { useNavigationType } from '#client/context/useNavigationType.ts';
import { useFacts } from '#client/stores/useFacts.ts';
import { withLocale } from '#shared/locales.ts';
import { paths } from '#shared/url/paths.ts';
import type { TelegramPort } from './createTelegramPort.ts';

/** Telegram's back button: closes a dialog, else goes back, else home; hidden on the home page. */
export function useTelegramBack(port: TelegramPort | null): () => void {
  const { locale } = useApp();
  const navigate = useNavigate();
  const { key, pathname } = useLocation();
  const how = useNavigationType();
  const isAsked = useFacts('dialogs').queue.length > 0;
  const home = withLocale(paths.home.build(), locale);
  const isVisible = pathname !== home || isAsked;

  // Do not go back beyond the first page of the visit.
  const steps = useRef({ key, behind: 0 });
  useEffect(() => {
    if (steps.current.key === key) return;
    const { behind } = steps.current;
    steps.current = { key, behind: how === 'PUSH' ? behind + 1 : how === 'POP' ? Math.max(0, behind - 1) : behind };
  }, [key, how]);

  useEffect(() => {
    port?.post('web_app_setup_back_button', { is_visible: isVisible });
  }, [port, isVisible]);

  return (): void => {
    const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
    // Same as Escape, so that a dialog can refuse to close.
    if (dialog) dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
    else if (steps.current.behind > 0) window.history.back();
    else void navigate(home, { replace: true });
  };
}
