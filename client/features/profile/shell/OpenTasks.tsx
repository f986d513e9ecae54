import { useText } from '#client/i18n/useText.ts';
import { Icon } from '#client/ui/media/Icon.tsx';
import type { IconName } from '#client/ui/media/iconShapes.ts';
import { LocaleLink } from '#client/ui/navigation/LocaleLink.tsx';
import { formatContact } from '#shared/auth/formatContact.ts';
import type { OpenTask } from '../openTasks.ts';
import styles from './OpenTasks.module.css';

const ICONS: Record<OpenTask['kind'], IconName> = {
  email: 'mail',
  phone: 'phone',
  documents: 'id-card',
  limit: 'shield',
};

export function OpenTasks({ tasks }: { tasks: readonly OpenTask[] }) {
  const text = useText();
  if (tasks.length === 0) return null;
  return (
    <ul className={styles.tasks} aria-label={text('profile.tasks')}>
      {tasks.map((task) => (
        <li key={task.kind + ('contact' in task ? task.contact : '')} className={styles.task}>
          <Icon name={ICONS[task.kind]} size={22} />
          <p className={styles.text}>
            {'contact' in task
              ? text(`profile.task.${task.kind}`, { contact: formatContact(task.contact) })
              : text(`profile.task.${task.kind}`)}
          </p>
          <LocaleLink to={task.href} className={styles.go}>
            {text(`profile.go.${task.kind}`)}
          </LocaleLink>
        </li>
      ))}
    </ul>
  );
}
