import type { Settled } from '#client/context/settle.ts';
import type { ProgramCard } from '#client/entities/club/programCard.ts';
import { SectionFailed } from '#client/entities/section/SectionFailed.tsx';
import { useText } from '#client/i18n/useText.ts';
import { Badge } from '#client/ui/feedback/Badge.tsx';
import { Progress } from '#client/ui/feedback/Progress.tsx';
import { EmptyNote } from '#client/ui/layout/EmptyNote.tsx';
import { LocaleLink } from '#client/ui/navigation/LocaleLink.tsx';
import { renderLocaleLink } from '#client/ui/navigation/renderLocaleLink.tsx';
import { TextLink } from '#client/ui/navigation/TextLink.tsx';
import { formatNumber } from '#shared/domain/formatNumber.ts';
import { paths } from '#shared/url/paths.ts';
import { SettingsCard } from '../settings/SettingsCard.tsx';
import styles from './Loyalty.module.css';

export function QuestsCard({ programs }: { programs: Settled<readonly ProgramCard[]> }) {
  const text = useText();
  if (!programs.ok) return <SectionFailed title={text('loyalty.earnFailed')} error={programs.error} />;
  return (
    <SettingsCard id="quests" icon="target" title={text('loyalty.myQuests')}>
      {programs.value.length === 0 && <EmptyNote>{text('loyalty.earnEmptyText')}</EmptyNote>}
      {programs.value.map(({ sysname, name, quests }) => (
        <section key={sysname} aria-labelledby={`program-${sysname}`} className={styles.program}>
          <h3 id={`program-${sysname}`}>
            <LocaleLink to={paths.loyaltyProgram.build({ sysname })} className={styles.link}>
              {name}
            </LocaleLink>
          </h3>
          <ul className={styles.quests}>
            {quests.map(({ id, title, reward, from, to, done, isDone }) => (
              <li key={id}>
                {isDone ? (
                  <p className={styles.done}>
                    <span>{title}</span>
                    <Badge kind="success" icon="check">
                      {text('loyalty.done')}
                    </Badge>
                  </p>
                ) : (
                  <Progress
                    tone="secondary"
                    label={title}
                    value={done}
                    min={from}
                    max={to}
                    numbers={text('loyalty.progress', { done: formatNumber(done), needed: formatNumber(to) })}
                    start={`+${reward}`}
                  />
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
      <p>
        <TextLink kind="standalone" href={`${paths.loyalty.build()}#earn`} link={renderLocaleLink}>
          {text('loyalty.allQuests')}
        </TextLink>
      </p>
    </SettingsCard>
  );
}
