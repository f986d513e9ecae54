import { useEffect, useEffectEvent, useState } from 'react';
import { storageKeys } from '../../../shared/keys/storageKeys.ts';
import { useApp } from '../../context/useApp.ts';
import { useFacts } from '../../stores/useFacts.ts';
import { applyLook } from '../../ui/theme/applyLook.ts';
import { isMotionReduced } from '../../ui/theme/isMotionReduced.ts';
import { readLook } from '../../ui/theme/readLook.ts';
import { createTelegramBridge, type TelegramBridge as Bridge } from './createTelegramBridge.ts';
import { feelPresses } from './feelPresses.ts';
import { telegramTheme } from './telegramTheme.ts';
import { useTelegramBack } from './useTelegramBack.ts';

/** Inside Telegram the site is part of it: its theme until the player chooses one, its back button, its touch. Draws nothing. */
export function TelegramBridge() {
  const { locale } = useApp();
  const { items } = useFacts('toasts');
  const [bridge, setBridge] = useState<Bridge | null>(null);
  const goBack = useTelegramBack(bridge);

  const hear = useEffectEvent((type: string, data: unknown) => {
    if (type === 'back_button_pressed') goBack();
    if (type !== 'theme_changed') return;
    const theme = telegramTheme(data);
    if (theme && !hasChosen()) applyLook({ ...readLook(), theme });
    const background = getComputedStyle(document.documentElement).getPropertyValue('--bg').trim();
    if (!/^#[\da-f]{6}$/i.test(background)) return;
    for (const part of ['header', 'background']) bridge?.post(`web_app_set_${part}_color`, { color: background });
  });
  useEffect(() => {
    const made = createTelegramBridge(window, (type, data) => hear(type, data));
    const endFeeling = feelPresses(document, made);
    made.post('web_app_ready');
    made.post('web_app_expand');
    setBridge(made);
    return () => {
      endFeeling();
      made.close();
    };
  }, []);

  // Another language draws <html> anew, and with it the look.
  useEffect(() => bridge?.post('web_app_request_theme'), [bridge, locale]);

  const last = items.at(-1);
  const kind = last?.kind === 'info' ? 'warning' : last?.kind;
  useEffect(() => {
    if (bridge && kind && !isMotionReduced())
      bridge.post('web_app_trigger_haptic_feedback', { type: 'notification', notification_type: kind });
  }, [bridge, kind, last?.id]);
  return null;
}

/** The player's own choice comes before Telegram's. */
function hasChosen(): boolean {
  try {
    return localStorage.getItem(storageKeys.theme) !== null;
  } catch {
    return false;
  }
}
