import { useEffect } from 'react';
import { useRootData } from '#client/app/useRootData.ts';
import { useApp } from '#client/context/useApp.ts';
import { useReload } from '#client/context/useReload.ts';
import { untilLoaded } from '#client/lib/late/untilLoaded.ts';
import { useLiveNews } from '#client/lib/live/useLiveNews.ts';
import { useFacts } from '#client/stores/useFacts.ts';
import type { LiveEvents } from '#shared/live/LiveEvents.ts';

/** Closes the page to play as soon as the platform says that the account is closed, whatever is open: a form, a dialog, a game. */
export function useClosureNews(): void {
  const { call, stores } = useApp();
  const { reload } = useReload();
  const { fatal } = useFacts('session');
  const isFrameOpen = useRootData()?.quiet !== 'closed';
  const mustReload = fatal?.kind === 'closed' && isFrameOpen;
  // The frame around an open page still has its menus and its deposit button.
  useEffect(() => {
    if (mustReload) void reload();
  }, [mustReload, reload]);
  async function take({ closed_for: told, is_verified, is_on_verification }: LiveEvents['account']): Promise<void> {
    const { account } = stores.session;
    if (!account) return;
    Object.assign(account, { is_verified, is_on_verification });
    const [{ askClosure }, { endVisit }] = await Promise.all([
      untilLoaded(() => import('#shared/closure/askClosure.ts')),
      untilLoaded(() => import('./endVisit.ts')),
    ]);
    const closure = await askClosure({ call, account: { closed_for: told, is_verified } });
    if (closure) endVisit(stores, { kind: 'closed', status: 403, banType: closure });
  }
  useLiveNews('account', (news) => void take(news));
}
