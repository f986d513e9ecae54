import { type ComponentProps, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useText } from '#client/i18n/useText.ts';
import { CodeInput } from '#client/ui/forms/controls/CodeInput.tsx';
import { Input } from '#client/ui/forms/controls/Input.tsx';
import { Field } from '#client/ui/forms/Field.tsx';
import { TextButton } from '#client/ui/navigation/TextButton.tsx';
import { codeProblemIds } from '#shared/auth/codeProblem.ts';
import { CODE_LENGTH } from '#shared/rules/fields/codeRule.ts';
import { recoveryCode } from '#shared/rules/keys/recoveryCode.ts';

interface CodeEntryProps extends Pick<ComponentProps<'form'>, 'method' | 'action' | 'className' | 'aria-labelledby'> {
  /** Field name when the form is posted without JavaScript. */
  name?: string;
  /** The code of a link, already in the field. */
  start?: string;
  /** What was wrong with the last code; shown until the next one is typed. */
  error: string | undefined;
  /** The code is being checked. */
  isBusy: boolean;
  /** The field gets the focus when the form appears. */
  isFocused?: boolean;
  /** The last digit sends the code. */
  isQuick?: boolean;
  /** For players with recovery codes: whether one is entered instead of six digits, and how to switch. It outlives this form. */
  recovery?: readonly [isRecovery: boolean, setRecovery: (isRecovery: boolean) => void] | undefined;
  /** Called with a code of full length, or a whole recovery code. */
  onEnter: (code: string) => void;
  /** Called at each press, also with a short code. */
  onTry?: () => void;
  /** Above the field. */
  before?: ReactNode;
  /** Below the field, for the code typed so far. */
  children: (code: string) => ReactNode;
}

/**
 * The form of every code from a message or an authenticator app. A short code is not sent; a refused one leaves an empty field with the
 * focus.
 */
export function CodeEntry({
  name = 'code',
  start = '',
  error,
  isBusy,
  isFocused = false,
  isQuick = true,
  recovery,
  onEnter,
  onTry,
  before,
  children,
  ...form
}: CodeEntryProps) {
  const text = useText();
  const id = useId();
  const [isRecovery, setRecovery] = recovery ?? [false, () => undefined];
  const [code, setCode] = useState(start);
  const [isShort, setShort] = useState(false);
  const [hidden, setHidden] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const isSent = useRef(false);
  const first = useRef(isFocused);
  useEffect(() => {
    if (first.current) input.current?.focus();
  }, []);
  const shown = useRef(isRecovery);
  useEffect(() => {
    if (shown.current === isRecovery) return;
    shown.current = isRecovery;
    input.current?.focus();
  }, [isRecovery]);
  // The form is still here, so the code was refused.
  useEffect(() => {
    if (isBusy || !isSent.current) return;
    isSent.current = false;
    setCode('');
    input.current?.focus();
  }, [isBusy]);

  function enter(given: string): void {
    if (isBusy) return;
    onTry?.();
    setHidden(undefined);
    const whole = isRecovery ? recoveryCode(given) : given.length < CODE_LENGTH ? null : given;
    setShort(whole === null);
    if (whole === null) return input.current?.focus();
    isSent.current = true;
    onEnter(whole);
  }

  function change(next: string): void {
    setShort(false);
    setHidden(error);
    setCode(next);
  }

  function toggle(): void {
    change('');
    setRecovery(!isRecovery);
  }

  return (
    <form
      noValidate
      {...form}
      onSubmit={(event) => {
        event.preventDefault();
        enter(code);
      }}
    >
      {before}
      <Field
        id={id}
        label={text(isRecovery ? 'auth.field.recoveryCode' : 'auth.field.code')}
        error={
          isShort
            ? text(isRecovery ? 'auth.recoveryRule' : codeProblemIds.malformed)
            : error === hidden
              ? undefined
              : error
        }
      >
        {(control) =>
          isRecovery || (recovery && import.meta.env.SSR) ? (
            <Input
              {...control}
              ref={input}
              name={name}
              value={code}
              onChange={(event) => change(event.currentTarget.value)}
              autoComplete="one-time-code"
              autoCapitalize="characters"
              spellCheck={false}
              readOnly={isBusy}
            />
          ) : (
            <CodeInput
              {...control}
              ref={input}
              name={name}
              value={code}
              onChange={change}
              {...(isQuick ? { onComplete: enter } : {})}
              readOnly={isBusy}
            />
          )
        }
      </Field>
      {/* Without JavaScript one field takes both. */}
      {recovery && import.meta.env.SSR && <p>{text('auth.recoveryToo')}</p>}
      {recovery && !import.meta.env.SSR && (
        <TextButton icon="key" onClick={toggle} disabled={isBusy}>
          {text(isRecovery ? 'auth.recoveryBack' : 'auth.recoveryUse')}
        </TextButton>
      )}
      {children(code)}
    </form>
  );
}
