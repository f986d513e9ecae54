import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { clsx } from 'clsx';
import { createContext, type ReactNode, useContext, useEffect, useId, useMemo } from 'react';
import {
  type ControllerRenderProps,
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  FormProvider,
  type Resolver,
  type UseFormReturn,
  useController,
  useForm,
  useFormContext,
} from 'react-hook-form';
import type * as z from 'zod/mini';
import { AppError } from '#shared/errors/AppError.ts';
import styles from './Form.module.css';
import { FormProblems } from './FormProblems.tsx';
import { type FormatRule, formErrorText } from './formErrorText.ts';
import { serverFieldErrors } from './serverFieldErrors.ts';
import { useRepeatCheck } from './useRepeatCheck.ts';

export interface FormMessages {
  formatRule: FormatRule;
  /** Formats a refusal: of a field if `field` and `code` are given, else of the whole form. `undefined`: the caller has shown it. */
  formatRefusal: (error: unknown, field?: string, code?: string) => string | undefined;
  /** Comes before the names of the fields with errors, said for more than one. */
  problemsTitle: string;
}

interface FormProps<Input extends FieldValues, Output extends FieldValues> {
  /** A zod/mini schema whose messages are message ids. */
  schema: z.ZodMiniType<Output, Input>;
  defaultValues: DefaultValues<Input>;
  /** Receives the parsed values. A thrown AppError becomes field errors by its `data`, or one message above the form. */
  onSubmit: (values: Output, form: UseFormReturn<Input, unknown, Output>) => Promise<unknown> | unknown;
  /** `eager`: validates a field on blur, then on every change; `onSubmit`: validates all at the first submit. */
  strategy?: 'eager' | 'onSubmit';
  messages: FormMessages;
  /** Address to post to without JavaScript. */
  action?: string;
  /** Errors to begin with, by the names of the fields; each stays until its field is edited or the form is sent. */
  refused?: Readonly<Record<string, string>> | undefined;
  className?: string;
  children: ReactNode;
}

interface FormIds {
  prefix: string;
  formatRule: FormatRule;
  refused: Readonly<Record<string, string>> | undefined;
}

const FormContext = createContext<FormIds | null>(null);

const fieldId = (prefix: string, name: string) => `${prefix}-${name}`;

/** A form. The only place that connects react-hook-form and zod. */
export function Form<Input extends FieldValues, Output extends FieldValues>({
  schema,
  defaultValues,
  onSubmit,
  strategy = 'eager',
  messages,
  action,
  refused,
  className,
  children,
}: FormProps<Input, Output>) {
  const prefix = useId();
  const resolver = useMemo(
    () => standardSchemaResolver(schema as never) as unknown as Resolver<Input, unknown, Output>,
    [schema],
  );
  const form = useForm<Input, unknown, Output>({
    resolver,
    defaultValues,
    mode: strategy === 'eager' ? 'onTouched' : 'onSubmit',
    reValidateMode: 'onChange',
    shouldFocusError: true,
  });
  useRepeatCheck(form, strategy);
  const { formatRule } = messages;
  const ids = useMemo(() => ({ prefix, formatRule, refused }), [prefix, formatRule, refused]);

  const submit = form.handleSubmit(async (values) => {
    try {
      await onSubmit(values, form);
    } catch (error) {
      const named = error instanceof AppError ? serverFieldErrors(error.data, Object.keys(form.getValues())) : [];
      named.forEach(({ field, code }, index) => {
        const message = messages.formatRefusal(error, field, code);
        if (message)
          form.setError(field as FieldPath<Input>, { type: 'server', message }, { shouldFocus: index === 0 });
      });
      const message = named.length === 0 ? messages.formatRefusal(error) : undefined;
      if (message) form.setError('root.server', { type: 'server', message });
    }
  });

  return (
    <FormProvider {...form}>
      <FormContext value={ids}>
        <form
          {...(action ? { method: 'post', action } : {})}
          noValidate
          className={clsx(styles.form, className)}
          onSubmit={submit}
        >
          <FormProblems title={messages.problemsTitle} idOf={(name) => fieldId(prefix, name)} />
          {children}
        </form>
      </FormContext>
    </FormProvider>
  );
}

export interface FormFieldState {
  /** Spread on the control, with Field's attributes. */
  control: ControllerRenderProps & { id: string };
  /** The error as text. */
  error: string | undefined;
}

/** A field of the surrounding Form: value, handlers, ref for focusing the first error, and the error text. */
export function useFormField(name: string): FormFieldState {
  const ids = useContext(FormContext);
  if (!ids) throw new Error(`The field "${name}" stands outside a Form`);
  const { getValues, setValue } = useFormContext();
  const { field, fieldState, formState } = useController({ name });
  const id = fieldId(ids.prefix, name);

  // Text typed before hydration is in the document but not in the form's state.
  useEffect(() => {
    const element = document.getElementById(id);
    const isTyped = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
    if (!isTyped || element.type === 'checkbox') return;
    if (element.value && element.value !== getValues(name)) setValue(name, element.value);
  }, [id, name, getValues, setValue]);

  const isAsRefused = !fieldState.isDirty && !formState.isSubmitted;
  const error = formErrorText(fieldState.error, ids.formatRule) ?? (isAsRefused ? ids.refused?.[name] : undefined);
  return { control: { ...field, id }, error };
}
