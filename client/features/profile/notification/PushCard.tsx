import { useText } from '#client/i18n/useText.ts';
import { Switch } from '#client/ui/forms/controls/choice/Switch.tsx';
import { pushKinds } from '#shared/push/pushKinds.ts';
import { SettingsCard } from '../settings/SettingsCard.tsx';
import styles from './SubscriptionsCard.module.css';
import { usePush } from './usePush.ts';

/** A switch for each kind of push message. The browser's permission is requested only by a press. */
export function PushCard() {
  const text = useText();
  const { kinds, problem, isBusy, turn } = usePush();
  if (kinds === null) return null;
  return (
    <SettingsCard id="push" icon="bell" title={text('notification.push.title')}>
      <p className={styles.channel}>{text('notification.push.text')}</p>
      <ul className={styles.list}>
        {pushKinds.map((kind) => (
          <li key={kind} className={styles.row}>
            <Switch
              className={styles.switch}
              label={text(`notification.push.kind.${kind}`)}
              checked={kinds.includes(kind)}
              disabled={isBusy}
              onChange={(event) => void turn(kind, event.currentTarget.checked)}
            />
          </li>
        ))}
      </ul>
      {problem && (
        <p role="alert" className={styles.problem}>
          {text(`notification.push.${problem}`)}
        </p>
      )}
    </SettingsCard>
  );
}
