import { useEffect, useState } from 'react';
import { telegramVisit } from '#client/lib/visitor/telegramVisit.ts';
import type { GamesConfig } from '#shared/content/gamesConfig.content.ts';

type Rule = GamesConfig['visibleFullScreen'];

/** Whether the operator allows the full-screen button. A rule about Telegram can be decided only after hydration. */
export function useCanFullScreen(rule: Rule): boolean {
  const [isTelegram, setIsTelegram] = useState<boolean | null>(null);
  useEffect(() => {
    const { Telegram } = window as { Telegram?: { WebApp?: { initData?: string } } };
    setIsTelegram(Boolean(Telegram?.WebApp?.initData) || telegramVisit.isOne());
  }, []);
  if (rule === 'all') return true;
  if (rule === 'none' || isTelegram === null) return false;
  return isTelegram === (rule === 'telegram');
}
