import { useText } from '#client/i18n/useText.ts';
import { formatMoment } from '#client/lib/formatMoment.ts';
import { FactList } from '#client/ui/layout/FactList.tsx';
import { Icon } from '#client/ui/media/Icon.tsx';
import { StarList } from '#client/ui/media/StarList.tsx';
import { formatNumber } from '#shared/domain/formatNumber.ts';
import type { MovementsReport } from '#shared/movements/MovementsReport.ts';
import { findingText } from './findingText.ts';
import styles from './Verify.module.css';

/** Listed findings; more of them would not help to understand the file. */
const LISTED = 20;

const LOOKS = {
  whole: { tone: 'good', icon: 'check-circle' },
  unsure: { tone: 'unsure', icon: 'info' },
  broken: { tone: 'bad', icon: 'alert-circle' },
} as const;

export function Verdict({ name, report }: { name: string; report: MovementsReport }) {
  const text = useText();
  const { findings, seal, rows, end, player, at } = report;
  const isWhole = findings.length === 0;
  const isBroken = !isWhole || seal === 'invalid';
  const { tone, icon } = LOOKS[isBroken ? 'broken' : seal === 'valid' ? 'whole' : 'unsure'];
  const made = at === null ? Number.NaN : Date.parse(at);
  return (
    <section aria-labelledby="verdict" className={styles.verdict}>
      <h2 id="verdict" data-tone={tone} className={styles.title}>
        <Icon name={icon} />
        <span>{text(isBroken ? 'verify.broken' : seal === 'valid' ? 'verify.whole' : `verify.${seal}`)}</span>
      </h2>
      {!isWhole && (
        <StarList
          label={text('verify.found')}
          items={[
            ...findings.slice(0, LISTED).map((finding) => findingText(finding, end, text)),
            findings.length > LISTED && text('verify.more', { n: formatNumber(findings.length - LISTED) }),
          ]}
        />
      )}
      <p className={styles.note}>{text(isBroken ? 'verify.brokenText' : `verify.${seal}Text`)}</p>
      <FactList
        facts={[
          { label: text('verify.file'), value: name },
          { label: text('verify.rows'), value: formatNumber(rows) },
          ...(player ? [{ label: text('verify.player'), value: player }] : []),
          ...(Number.isNaN(made) ? [] : [{ label: text('verify.made'), value: formatMoment(made) }]),
        ]}
      />
    </section>
  );
}
