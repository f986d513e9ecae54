import { useEffect, useState } from 'react';
import type { GamesConfig } from '../../../../shared/content/gamesConfig.content.ts';
import { telegramVisit } from '../../../lib/visitor/telegramVisit.ts';

type Rule = GamesConfig['visibleFullScreen'];

/** The operator's word on the full-screen button. Where it depends on Telegram, the button comes after hydration. */
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
