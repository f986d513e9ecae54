import { useEffect } from 'react';
import { formatNumber } from '../../../../shared/domain/formatNumber.ts';
import { paths } from '../../../../shared/url/paths.ts';
import { useApp } from '../../../context/useApp.ts';
import { levelOf } from '../../../entities/club/levelOf.ts';
import { loadPlayerFacts } from '../../../entities/player/loadPlayerFacts.ts';
import { openTasks } from '../../../features/profile/openTasks.ts';
import { LocaleLink } from '../../../ui/navigation/LocaleLink.tsx';
import { useMessages } from '../../../i18n/useMessages.ts';
import { useText } from '../../../i18n/useText.ts';
import { useFacts } from '../../../stores/useFacts.ts';
import { Icon } from '../../../ui/media/Icon.tsx';
import menu from '../menu/menu.module.css';

/** In the account menu: level, points and the number of open tasks. Known since sign-in, and loaded again at each opening. */
export function PlayerFacts() {
  const app = useApp();
  const text = useText();
  const hasMessages = useMessages('profile');
  const { account } = useFacts('session');
  const { loyalty, contacts } = useFacts('profile');
  useEffect(() => void loadPlayerFacts(app), [app]);
  if (!hasMessages || !account) return null;
  const level = loyalty?.is_active ? levelOf(loyalty as Parameters<typeof levelOf>[0]) : null;
  const tasks = openTasks({ account, contacts: [...(contacts ?? [])], limit: null }, () => true).length;
  return (
    <ul>
      {loyalty && level && (
        <li>
          <LocaleLink to={paths.profileLoyalty.build()} className={menu.item}>
            <Icon name="sparkle" />
            {text('profile.standing', { level: level.name, points: formatNumber(loyalty.points) })}
          </LocaleLink>
        </li>
      )}
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
    </ul>
  );
}
