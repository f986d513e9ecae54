import { SignPress } from '#client/entities/care/signs/SignPress.tsx';
import { signText } from '#client/entities/care/signs/signText.ts';
import { useSigns } from '#client/entities/care/signs/useSigns.ts';
import { useMessages } from '#client/i18n/useMessages.ts';
import { useText } from '#client/i18n/useText.ts';
import { Status } from '#client/ui/layout/Status.tsx';
import { StarList } from '#client/ui/media/StarList.tsx';
import { careRules } from '#shared/care/careRules.ts';
import { signKinds } from '#shared/care/Sign.ts';
import { formatNumber } from '#shared/domain/formatNumber.ts';
import { SettingsCard } from '../settings/SettingsCard.tsx';
import styles from './Limits.module.css';
import signs from './SignsCard.module.css';

const HOUR = 3_600;
/** Players of the study that docs/care.md names. */
const STUDIED_PLAYERS = 4_887;
const { chasing, raisedStakes, night, longSittings, returnedWithdrawals, growingDeposits } = careRules;
/** The figures that each rule's sentence states. */
const figures: Readonly<Record<(typeof signKinds)[number], Record<string, number>>> = {
  chasing: { share: chasing.lostShare * 100, hours: chasing.within / HOUR, times: chasing.times },
  returnedWithdrawals: { hours: returnedWithdrawals.within / HOUR, times: returnedWithdrawals.times },
  raisedStakes: { factor: raisedStakes.factor, times: raisedStakes.sittings },
  growingDeposits: { factor: growingDeposits.factor },
  night: { from: night.from, to: night.to, times: night.nights, factor: night.factor },
  longSittings: { hours: longSittings.atLeast / HOUR, times: longSittings.times, factor: longSittings.factor },
};

/** Signs of harm that the browser finds in the player's own history (docs/care.md), with the press that helps and the rules in words. */
export function SignsCard() {
  const text = useText();
  const hasMessages = useMessages('care');
  const signAnswer = useSigns();
  if (!hasMessages || (signAnswer?.ok === false && signAnswer.error === 'MethodNotFoundException')) return null;
  const finding = signAnswer?.ok ? signAnswer.value : null;
  return (
    <SettingsCard id="signs" icon="eye" title={text('care.title')}>
      <p className={styles.note}>{text('care.note')}</p>
      {/* Only signs are news: the page is opened for its limits, and that nothing was found need not interrupt. */}
      <Status>{finding && finding.signs.length > 0 && text('care.found')}</Status>
      {!finding?.signs.length && <p>{stateOf(signAnswer, text)}</p>}
      {finding && finding.signs.length > 0 && (
        <ul className={signs.list}>
          {finding.signs.map((sign) => (
            <li key={sign.kind}>
              <p>{signText(sign, text)}</p>
              <SignPress kind={sign.kind} />
            </li>
          ))}
        </ul>
      )}
      {finding && finding.signs.length > 0 && (
        <p className={styles.note}>{text('care.others', { players: formatNumber(STUDIED_PLAYERS) })}</p>
      )}
      <details className={signs.rules}>
        <summary>{text('care.rules')}</summary>
        <StarList items={signKinds.map((kind) => text(`care.rule.${kind}`, figures[kind]))} />
        <p>{text('care.rulesNote')}</p>
      </details>
    </SettingsCard>
  );
}

function stateOf(signs: ReturnType<typeof useSigns>, text: (id: string) => string): string {
  if (signs === null) return text('care.checking');
  if (!signs.ok) return text('care.failed');
  if (signs.value === null) return text('care.tooMuch');
  return text('care.none');
}
