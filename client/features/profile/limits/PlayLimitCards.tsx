import { OutcomeNote } from '#client/entities/form/OutcomeNote.tsx';
import type { PlainFormOutcome } from '#client/entities/form/readFormOutcome.ts';
import { useText } from '#client/i18n/useText.ts';
import type { IconName } from '#client/ui/media/iconShapes.ts';
import {
  PLAY_LIMIT_KINDS,
  type PlayLimitKind,
  type PlayLimits,
} from '#shared/api/account/accountPlayLimits.contract.ts';
import { playLimitForms } from '#shared/forms/limits/playLimitForms.ts';
import { SettingsCard } from '../settings/SettingsCard.tsx';
import styles from './Limits.module.css';
import { PlayLimitParts } from './PlayLimitParts.tsx';

const icons: Readonly<Record<PlayLimitKind, IconName>> = { loss: 'chart', stake: 'coins', time: 'clock' };

interface PlayLimitCardsProps extends PlayLimits {
  /** Milliseconds of the platform's clock. */
  now: number;
  outcome: PlainFormOutcome | null;
  /** The sum of a refused form, as typed. */
  typed: string;
}

/** The limits that stop play: of loss, stakes and time, each by day, week and month (decision 048). */
export function PlayLimitCards({ limits, currency, now, outcome, typed }: PlayLimitCardsProps) {
  const text = useText();
  return (
    <div className={styles.pair}>
      {PLAY_LIMIT_KINDS.map((kind) => {
        const formOutcome = Object.values(playLimitForms[kind]).some(({ name }) => name === outcome?.form)
          ? outcome
          : null;
        const title = text(`limits.play.${kind}`);
        return (
          <SettingsCard key={kind} id={`${kind}-limit`} icon={icons[kind]} title={title}>
            {formOutcome && <OutcomeNote outcome={formOutcome} done={text('limits.accepted')} />}
            <p className={styles.note}>{text(`limits.playNote.${kind}`)}</p>
            <PlayLimitParts
              kind={kind}
              title={title}
              limits={limits.filter((limit) => limit.kind === kind)}
              currency={currency}
              now={now}
              typed={formOutcome?.form === kind ? typed : ''}
            />
          </SettingsCard>
        );
      })}
    </div>
  );
}
