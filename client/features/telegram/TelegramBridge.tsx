import { useEffect, useEffectEvent, useState } from 'react';
import { useApp } from '#client/context/useApp.ts';
import { deviceStorage } from '#client/lib/device/deviceStorage.ts';
import { useFacts } from '#client/stores/useFacts.ts';
import { applyLook } from '#client/ui/theme/applyLook.ts';
import { isMotionReduced } from '#client/ui/theme/isMotionReduced.ts';
import { readLook } from '#client/ui/theme/readLook.ts';
import { storageKeys } from '#shared/keys/storageKeys.ts';
import { createTelegramPort, type TelegramPort } from './createTelegramPort.ts';
import { startHaptics } from './startHaptics.ts';
import { telegramTheme } from './telegramTheme.ts';
import { useTelegramBack } from './useTelegramBack.ts';

/** Integrates the site into Telegram: its theme until the player chooses one, its back button, haptic feedback. */
export function TelegramBridge() {
  const { locale } = useApp();
  const { items } = useFacts('toasts');
  const [port, setPort] = useState<TelegramPort | null>(null);
  const goBack = useTelegramBack(port);

  const receive = useEffectEvent((type: string, data: unknown) => {
    if (type === 'back_button_pressed') goBack();
    if (type !== 'theme_changed') return;
    const theme = telegramTheme(data);
    if (theme && !hasChosen()) applyLook({ ...readLook(), theme });
    const background = getComputedStyle(document.documentElement).getPropertyValue('--bg').trim();
    if (!/^#[\da-f]{6}$/i.test(background)) return;
    for (const part of ['header', 'background']) port?.post(`web_app_set_${part}_color`, { color: background });
  });
  useEffect(() => {
    const made = createTelegramPort(window, (type, data) => receive(type, data));
    const stopHaptics = startHaptics(document, made);
    made.post('web_app_ready');
    made.post('web_app_expand');
    setPort(made);
    return () => {
      stopHaptics();
      made.close();
    };
  }, []);

  // A change of language renders <html> anew and resets the theme.
  useEffect(() => port?.post('web_app_request_theme'), [port, locale]);

  const last = items.at(-1);
  const kind = last?.kind === 'info' ? 'warning' : last?.kind;
  useEffect(() => {
    if (port && kind && !isMotionReduced())
      port.post('web_app_trigger_haptic_feedback', { type: 'notification', notification_type: kind });
  }, [port, kind, last?.id]);
  return null;
}

/** The player's choice overrides Telegram's. */
function hasChosen(): boolean {
  return deviceStorage.read(storageKeys.theme) !== null;
}
