import { useText } from '#client/i18n/useText.ts';
import { Icon } from '#client/ui/media/Icon.tsx';
import { SettingsCard } from '../settings/SettingsCard.tsx';
import styles from './SentCard.module.css';

const GROUPS = [
  { id: 'offers', icon: 'gift', lines: ['offers.promotions', 'offers.tournaments'] },
  { id: 'always', icon: 'check-circle', lines: ['always.codes', 'always.security', 'always.money'] },
  { id: 'never', icon: 'close-circle', lines: ['never.secrets', 'never.money', 'never.pause'] },
] as const;

export function SentCard() {
  const text = useText();
  return (
    <SettingsCard id="sent" icon="mail" title={text('notification.sent')}>
      {GROUPS.map(({ id, icon, lines }) => (
        <section key={id} aria-labelledby={`sent-${id}`} className={styles.group}>
          <h3 id={`sent-${id}`} className={styles.title}>
            {text(`notification.${id}`)}
          </h3>
          <ul className={styles.lines}>
            {lines.map((line) => (
              <li key={line}>
                <Icon name={icon} size={18} />
                <span>{text(`notification.${line}`)}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </SettingsCard>
  );
}
