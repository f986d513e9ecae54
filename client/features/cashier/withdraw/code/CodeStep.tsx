import { useId } from 'react';
import { useApp } from '#client/context/useApp.ts';
import { CodeField } from '#client/entities/form/CodeField.tsx';
import { formatCountdown } from '#client/entities/form/formatCountdown.ts';
import { useText } from '#client/i18n/useText.ts';
import { Button } from '#client/ui/navigation/Button.tsx';
import { TextButton } from '#client/ui/navigation/TextButton.tsx';
import { TWO_FACTOR_FIELD } from '#shared/cashier/twoFactorField.ts';
import { formatMoney } from '#shared/domain/money/formatMoney.ts';
import styles from './CodeStep.module.css';
import { type CodeStepProps, useCodeStep } from './useCodeStep.ts';

/** The second factor of a withdrawal, in place of the form, whose values are preserved. */
export function CodeStep({ onBack, ...step }: CodeStepProps) {
  const text = useText();
  const { locale } = useApp();
  const id = useId();
  const { input, code, problem, isBusy, left, put, send, resend } = useCodeStep(step);
  const { amount, currency } = step.order;
  return (
    <form
      noValidate
      className={styles.step}
      aria-labelledby={id}
      onSubmit={(event) => {
        event.preventDefault();
        send(code);
      }}
    >
      <h2 id={id}>{text('withdraw.codeTitle')}</h2>
      <p>{text('withdraw.codeText', { sum: formatMoney({ amount, currency }, locale) })}</p>
      <CodeField
        ref={input}
        name={TWO_FACTOR_FIELD}
        value={code}
        error={problem === null ? undefined : text(problem)}
        onChange={put}
        onComplete={send}
        isBusy={isBusy}
      />
      <div className={styles.actions}>
        <TextButton icon="arrow-left" onClick={onBack} disabled={isBusy}>
          {text('withdraw.codeBack')}
        </TextButton>
        <TextButton onClick={resend} disabled={left > 0 || isBusy}>
          {left > 0 ? text('auth.resendIn', { time: formatCountdown(left) }) : text('auth.resend')}
        </TextButton>
      </div>
      <Button type="submit" kind="primary" size="large" wide glow loading={isBusy}>
        {text('withdraw.go')}
      </Button>
    </form>
  );
}
