import { type FormEvent, useEffect, useState } from 'react';
import { useText } from '#client/i18n/useText.ts';
import { Input } from '#client/ui/forms/controls/Input.tsx';
import { Field } from '#client/ui/forms/Field.tsx';
import { Card } from '#client/ui/layout/Card.tsx';
import { FactList } from '#client/ui/layout/FactList.tsx';
import { Button } from '#client/ui/navigation/Button.tsx';
import { checkRound, type FairRound } from './checkRound.ts';
import styles from './Fairness.module.css';

const FIELDS = ['hash', 'seed', 'clientSeed', 'nonce'] as const;
const empty: FairRound = { hash: '', seed: '', clientSeed: '', nonce: '' };

type Result = Awaited<ReturnType<typeof checkRound>> | 'impossible';

/** Recomputes a round in the browser; nothing is sent. A link with the values in its fragment fills the form. */
export function RoundCheck() {
  const text = useText();
  const [round, setRound] = useState(empty);
  const [result, setResult] = useState<Result | null>(null);

  useEffect(() => {
    const given = new URLSearchParams(location.hash.slice(1));
    if (!given.has('seed')) return;
    setRound({ ...empty, ...Object.fromEntries(FIELDS.map((name) => [name, (given.get(name) ?? '').slice(0, 200)])) });
  }, []);

  function check(event: FormEvent): void {
    event.preventDefault();
    const given = { ...round, hash: round.hash.trim(), seed: round.seed.trim(), nonce: round.nonce.trim() };
    checkRound(given).then(setResult, () => setResult('impossible'));
  }

  return (
    <Card as="section" aria-labelledby="check" className={styles.part}>
      <h2 id="check">{text('fairness.check')}</h2>
      <p>{text('fairness.checkText')}</p>
      <p className={styles.scriptless}>{text('fairness.scriptless')}</p>
      <form onSubmit={check} className={styles.form}>
        {FIELDS.map((name) => (
          <Field key={name} label={text(`fairness.${name}`)}>
            {(control) => (
              <Input
                {...control}
                value={round[name]}
                required
                autoComplete="off"
                spellCheck={false}
                onChange={({ target }) => {
                  setResult(null);
                  setRound({ ...round, [name]: target.value });
                }}
              />
            )}
          </Field>
        ))}
        <Button type="submit" kind="primary" icon="shield">
          {text('fairness.checkAction')}
        </Button>
      </form>
      <div role="status" className={styles.part}>
        {result === 'impossible' && <p>{text('fairness.impossible')}</p>}
        {result && result !== 'impossible' && (
          <>
            <p className={styles.verdict}>{text(result.isSame ? 'fairness.same' : 'fairness.other')}</p>
            <p>{text('fairness.numbersOf')}</p>
            <FactList
              facts={result.numbers.map(([game, numbers]) => ({
                label: text(`fairness.game.${game}`),
                value: game === 'crash' ? `×${((numbers[0] ?? 0) / 100).toFixed(2)}` : numbers.join(' '),
              }))}
            />
          </>
        )}
      </div>
    </Card>
  );
}
