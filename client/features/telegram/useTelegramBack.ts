import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { withLocale } from '../../../shared/locales.ts';
import { paths } from '../../../shared/url/paths.ts';
import { useApp } from '../../context/useApp.ts';
import { useNavigate } from '../../context/useNavigate.ts';
import { useFacts } from '../../stores/useFacts.ts';
import type { TelegramBridge } from './createTelegramBridge.ts';

/** Telegram's own button in its header: closes what is open, then goes a step back, then home; at home there is none. */
export function useTelegramBack(bridge: TelegramBridge | null): () => void {
  const { locale } = useApp();
  const navigate = useNavigate();
  const { key, pathname } = useLocation();
  const how = useNavigationType();
  const isAsked = useFacts('dialogs').queue.length > 0;
  const home = withLocale(paths.home.build(), locale);
  const isVisible = pathname !== home || isAsked;

  // What lies behind the first page of the visit is not ours.
  const steps = useRef({ key, behind: 0 });
  useEffect(() => {
    if (steps.current.key === key) return;
    const { behind } = steps.current;
    steps.current = { key, behind: how === 'PUSH' ? behind + 1 : how === 'POP' ? Math.max(0, behind - 1) : behind };
  }, [key, how]);

  useEffect(() => {
    bridge?.post('web_app_setup_back_button', { is_visible: isVisible });
  }, [bridge, isVisible]);

  return (): void => {
    const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
    // As Escape does: one that must stay stays.
    if (dialog) dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
    else if (steps.current.behind > 0) window.history.back();
    else void navigate(home, { replace: true });
  };
}
