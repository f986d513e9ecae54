import { useEffect } from 'react';
import menu from '#client/app/shell/menu/menu.module.css';
import { useApp } from '#client/context/useApp.ts';
import { useIsOpen } from '#client/entities/closure/useIsOpen.ts';
import { levelOf } from '#client/entities/club/levelOf.ts';
import { loadPlayerFacts } from '#client/entities/player/loadPlayerFacts.ts';
import { openTasks } from '#client/features/profile/openTasks.ts';
import { useMessages } from '#client/i18n/useMessages.ts';
import { useText } from '#client/i18n/useText.ts';
import { useFacts } from '#client/stores/useFacts.ts';
import { Icon } from '#client/ui/media/Icon.tsx';
import { LocaleLink } from '#client/ui/navigation/LocaleLink.tsx';
import { formatNumber } from '#shared/domain/formatNumber.ts';
import { paths } from '#shared/url/paths.ts';

/** In the account menu: the number of open tasks, level and points, loaded again at each opening. What comes late is last: nothing moves under a finger. */
export function PlayerFacts() {
  const app = useApp();
  const text = useText();
  const isOpen = useIsOpen();
  const hasMessages = useMessages('profile');
  const { account } = useFacts('session');
  const { loyalty, contacts } = useFacts('profile');
  useEffect(() => void loadPlayerFacts(app), [app]);
  if (!hasMessages || !account) return null;
  const level = loyalty?.is_active ? levelOf(loyalty as Parameters<typeof levelOf>[0]) : null;
  const tasks = openTasks({ account, contacts: [...(contacts ?? [])], limit: null }, () => true).length;
  return (
    <ul>
      <li>
        <LocaleLink to={`${paths.profileNotification.build()}#news`} className={menu.item}>
          <Icon name="bell" />
          {text('profile.notification')}
        </LocaleLink>
      </li>
      {tasks > 0 && (
        <li>
          <LocaleLink to={paths.profile.build()} className={menu.item}>
            <Icon name="info" />
            {text('profile.tasksCount', { count: String(tasks) })}
          </LocaleLink>
        </li>
      )}
      {loyalty && level && isOpen(paths.profileLoyalty.build()) && (
        <li>
          <LocaleLink to={paths.profileLoyalty.build()} className={menu.item}>
            <Icon name="sparkle" />
            {text('profile.standing', { level: level.name, points: formatNumber(loyalty.points) })}
          </LocaleLink>
        </li>
      )}
    </ul>
  );
}
