import { type ComponentProps, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useText } from '#client/i18n/useText.ts';
import { CodeInput } from '#client/ui/forms/controls/CodeInput.tsx';
import { Field } from '#client/ui/forms/Field.tsx';
import { codeProblemIds } from '#shared/auth/codeProblem.ts';
import { CODE_LENGTH } from '#shared/rules/fields/codeRule.ts';

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
  /** Called with a code of full length. */
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
  onEnter,
  onTry,
  before,
  children,
  ...form
}: CodeEntryProps) {
  const text = useText();
  const id = useId();
  const [code, setCode] = useState(start);
  const [isShort, setShort] = useState(false);
  const [hidden, setHidden] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const isSent = useRef(false);
  const first = useRef(isFocused);
  useEffect(() => {
    if (first.current) input.current?.focus();
  }, []);
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
    const lacks = given.length < CODE_LENGTH;
    setShort(lacks);
    if (lacks) return input.current?.focus();
    isSent.current = true;
    onEnter(given);
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
        label={text('auth.field.code')}
        error={isShort ? text(codeProblemIds.malformed) : error === hidden ? undefined : error}
      >
        {(control) => (
          <CodeInput
            {...control}
            ref={input}
            name={name}
            value={code}
            onChange={(next) => {
              setShort(false);
              setHidden(error);
              setCode(next);
            }}
            {...(isQuick ? { onComplete: enter } : {})}
            readOnly={isBusy}
          />
        )}
      </Field>
      {children(code)}
    </form>
  );
}
