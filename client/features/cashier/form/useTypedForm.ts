import { type FormEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import type * as z from 'zod/mini';
import type { FormMessages } from '#client/ui/forms/Form.tsx';
import { serverFieldErrors } from '#client/ui/forms/serverFieldErrors.ts';
import { AppError } from '#shared/errors/AppError.ts';

export type Typed = Readonly<Record<string, string | boolean>>;

interface TypedFormOptions<Out> {
  schema: z.ZodMiniType<Out>;
  start: Typed;
  messages: FormMessages;
  /** Receives the schema's output. A thrown AppError is shown at the fields that it names, or above the form. */
  onSubmit: (values: Out) => Promise<void>;
}

/**
 * The state of the two forms of money, 13.6 kB less than react-hook-form (decision 040). A field is validated when left, then at
 * every change; all fields are on submission.
 */
export function useTypedForm<Out>({ schema, start, messages, onSubmit }: TypedFormOptions<Out>) {
  const prefix = useId();
  const element = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState<Typed>(start);
  const [leftFields, setLeftFields] = useState<ReadonlySet<string> | 'all'>(new Set());
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const parsed = useMemo(() => schema.safeParse(values), [schema, values]);

  function put(name: string, value: string | boolean): void {
    setValues((previous) => ({ ...previous, [name]: value }));
    setRefused(({ [name]: _gone, ...others }) => others);
  }

  // Values typed before hydration are in the document but not in the state.
  useEffect(() => {
    for (const control of element.current?.elements ?? [])
      if (control instanceof HTMLInputElement && control.type === 'text' && control.name in start)
        if (control.value !== start[control.name]) put(control.name, control.value);
  }, [start]);

  function ruleOf(name: string): string | undefined {
    if (parsed.success || !(leftFields === 'all' || leftFields.has(name))) return undefined;
    const issue = parsed.error.issues.find(({ path }) => path[0] === name);
    return issue && messages.formatRule(issue.message);
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isSending) return;
    setProblem(null);
    if (!parsed.success) {
      setLeftFields('all');
      const names = new Set(parsed.error.issues.map(({ path }) => path[0]));
      const first = [...(element.current?.elements ?? [])].find((one) => names.has((one as HTMLInputElement).name));
      (first as HTMLElement | undefined)?.focus();
      return;
    }
    setSending(true);
    try {
      await onSubmit(parsed.data);
    } catch (error) {
      const named = error instanceof AppError ? serverFieldErrors(error.data, Object.keys(values)) : [];
      const refusals = named.map(
        ({ field, code }) => [field, messages.formatRefusal(error, field, code) ?? ''] as const,
      );
      setRefused(Object.fromEntries(refusals));
      if (named.length === 0) setProblem(messages.formatRefusal(error) ?? null);
    } finally {
      setSending(false);
    }
  }

  return {
    form: { ref: element, noValidate: true, onSubmit: (event: FormEvent) => void submit(event) },
    values,
    put,
    /** Message of the whole form. */
    problem,
    isSending,
    isDirty: values !== start,
    /** Marks a field with a refusal, until it is changed. */
    refuse: (name: string, message: string) => setRefused((previous) => ({ ...previous, [name]: message })),
    field: (name: string) => ({
      id: `${prefix}-${name}`,
      name,
      value: values[name] ?? '',
      error: refused[name] ?? ruleOf(name),
      put: (value: string | boolean) => put(name, value),
      leave: () => setLeftFields((previous) => (previous === 'all' ? previous : new Set(previous).add(name))),
    }),
  };
}

export type TypedField = ReturnType<ReturnType<typeof useTypedForm>['field']>;
