import { useEffect, useRef } from 'react';
import type { PageData } from '#client/context/LoaderArgs.ts';
import { useText } from '#client/i18n/useText.ts';
import { Seo } from '#client/seo/Seo.tsx';
import { Progress } from '#client/ui/feedback/Progress.tsx';
import { Card } from '#client/ui/layout/Card.tsx';
import { PageHead } from '#client/ui/layout/PageHead.tsx';
import { StarList } from '#client/ui/media/StarList.tsx';
import { renderLocaleLink } from '#client/ui/navigation/renderLocaleLink.tsx';
import { TextLink } from '#client/ui/navigation/TextLink.tsx';
import { filePaths } from '#shared/url/filePaths.ts';
import { paths } from '#shared/url/paths.ts';
import { FileDrop } from './FileDrop.tsx';
import { useFileCheck } from './useFileCheck.ts';
import { Verdict } from './Verdict.tsx';
import styles from './Verify.module.css';

const MEGABYTE = 1_000_000;

/** Checks a file of movements (docs/movements.md) in the browser: nothing is sent, no session is needed. */
export function VerifyPage({ seo }: PageData<typeof import('./verify.loader.ts')>) {
  const text = useText();
  const { check, start } = useFileCheck();
  const result = useRef<HTMLDivElement>(null);
  const { status } = check;
  useEffect(() => {
    if (status === 'done' || status === 'failed') result.current?.focus();
  }, [status]);
  const size = (bytes: number) => (bytes / MEGABYTE).toFixed(1);
  return (
    <div className={styles.page}>
      <Seo {...seo} />
      <PageHead title={text('verify.title')} lead={text('verify.lead')} />
      <Card as="section" aria-label={text('verify.title')} className={styles.card}>
        <p className={styles.scriptless}>{text('verify.scriptless')}</p>
        <FileDrop onFile={start} />
        {check.status === 'checking' && (
          <Progress
            label={text('verify.checking', { name: check.name })}
            value={check.bytes}
            max={Math.max(check.size, 1)}
            numbers={text('verify.megabytes', { bytes: size(check.bytes), size: size(check.size) })}
          />
        )}
        <div ref={result} tabIndex={-1} role="status" className={styles.result}>
          {check.status === 'done' && <Verdict name={check.name} report={check.report} />}
          {check.status === 'failed' && <p>{text(`verify.failed.${check.what}`, { name: check.name })}</p>}
        </div>
      </Card>
      <section aria-labelledby="how" className={styles.how}>
        <h2 id="how">{text('verify.how')}</h2>
        <StarList items={[text('verify.howChain'), text('verify.howSigned'), text('verify.howPrivate')]} />
        <p className={styles.links}>
          <TextLink kind="standalone" icon="download" href={paths.statement.build()} link={renderLocaleLink}>
            {text('verify.toFile')}
          </TextLink>
          <TextLink kind="standalone" icon="lock" href={filePaths.movementsKeys}>
            {text('verify.toKeys')}
          </TextLink>
        </p>
      </section>
    </div>
  );
}
