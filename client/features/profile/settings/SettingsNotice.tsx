import { useEffect } from 'react';
import { useText } from '#client/i18n/useText.ts';
import { useStore } from '#client/stores/useStore.ts';
import { queryKeys } from '#shared/keys/queryKeys.ts';
import type { SettingsNoticeKind } from './readNotice.ts';
import styles from './SettingsNotice.module.css';

const KINDS = { success: 'success', error: 'error', info: 'info', needProfile: 'info', needContact: 'info' } as const;

/** Why the player was sent here: a toast, once, after which the address is cleaned; without JavaScript, on the page. */
export function SettingsNotice({ notice }: { notice: SettingsNoticeKind }) {
  const text = useText();
  const toasts = useStore('toasts');
  const message = text(`settings.notice.${notice}`);
  useEffect(() => {
    toasts.show(KINDS[notice], message);
    const { pathname, search, hash } = window.location;
    const query = new URLSearchParams(search);
    query.delete(queryKeys.toastType);
    const rest = query.size > 0 ? `?${query}` : '';
    window.history.replaceState(window.history.state, '', pathname + rest + hash);
  }, [toasts, notice, message]);
  return (
    <noscript>
      <p className={styles.notice}>{message}</p>
    </noscript>
  );
}
