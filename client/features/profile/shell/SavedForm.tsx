import { type ReactNode, useCallback, useMemo } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import * as z from 'zod/mini';
import { useApp } from '#client/context/useApp.ts';
import { useReload } from '#client/context/useReload.ts';
import { useTyped } from '#client/context/useTyped.ts';
import { useBrand } from '#client/entities/brand/useBrand.ts';
import { isShownAside } from '#client/entities/form/isShownAside.ts';
import { useRefusals } from '#client/entities/form/useRefusals.ts';
import { formAction } from '#client/entities/site-form/formAction.ts';
import { HiddenFields } from '#client/entities/site-form/HiddenFields.tsx';
import { useText } from '#client/i18n/useText.ts';
import { Form } from '#client/ui/forms/Form.tsx';
import { useFormMessages } from '#client/ui/forms/useFormMessages.ts';
import { formProblem } from '#shared/forms/formProblem.ts';
import type { SiteForm } from '#shared/forms/SiteForm.ts';
import type { PathQuery } from '#shared/url/path.ts';
import { SaveButton } from './SaveButton.tsx';

interface SavedFormProps<Values, Context, Answer> {
  form: SiteForm<Values, Context, Answer>;
  /** Stable between renders. */
  context: Context;
  /** Initial values of the visible fields, when nothing typed has returned. */
  start: Readonly<Record<string, string | boolean>>;
  /** Values of hidden fields. */
  hidden?: Readonly<Record<string, string>>;
  /** Whether what was typed into a refused form belongs to this one; default: always. */
  isOwn?: (typed: Readonly<Record<string, unknown>>) => boolean;
  /** More of its address. */
  query?: PathQuery;
  /** Of the button. */
  label: string;
  /** Message id after success, when it depends on the values. */
  done?: (values: Values) => string;
  strategy?: 'eager' | 'onSubmit';
  /** The operator's texts for rules. */
  overrides?: Readonly<Record<string, string>> | undefined;
  /** Called after success. */
  onSaved: (answer: Answer) => unknown;
  children: ReactNode;
}

const NONE: Readonly<Record<string, string>> = Object.freeze({});

/** A form of the site with fields and one button, by react-hook-form; without JavaScript the server takes it (takeForm). */
export function SavedForm<Values, Context, Answer>(props: SavedFormProps<Values, Context, Answer>) {
  const {
    form,
    context,
    start,
    hidden = NONE,
    isOwn,
    query,
    label,
    done,
    strategy,
    overrides,
    onSaved,
    children,
  } = props;
  const text = useText();
  const { call, stores, locale } = useApp();
  const { name: brand } = useBrand();
  const { reload } = useReload();
  const { wait, take } = useRefusals();
  const messageOf = useCallback(
    (error: unknown, field: string | undefined) => {
      const problem = formProblem(form, error);
      if (field === undefined || problem?.field === field) return problem?.error ?? null;
      return form.words?.[field]?.refused ?? null;
    },
    [form],
  );
  const messages = useFormMessages({ overrides, isShownElsewhere: isShownAside, messageOf });
  // The names and values decide, not the object of one render.
  const hiddenText = JSON.stringify(hidden);
  const schema = useMemo(() => {
    const more = JSON.parse(hiddenText) as Record<string, string>;
    return z.pipe(
      z.transform((typed: FieldValues) => ({ ...typed, ...more })),
      form.rule(context, locale, brand) as z.ZodMiniType<FieldValues, FieldValues>,
    );
  }, [form, context, locale, brand, hiddenText]);
  const typed = useTyped<Readonly<Record<string, string | boolean>>>(form.name, { ...hidden, ...start });
  const shown = isOwn && !isOwn(typed) ? start : typed;
  const startValues = Object.fromEntries(Object.keys(start).map((name) => [name, shown[name] ?? '']));

  async function save(values: FieldValues, { setError }: UseFormReturn<FieldValues, unknown, FieldValues>) {
    let answer: Answer;
    try {
      answer = await form.send(call, values as Values, context);
    } catch (error) {
      take(error);
      const problem = formProblem(form, error);
      const isVisible = problem?.field !== undefined && problem.field in start;
      if (problem && form.isStale && !isVisible) {
        stores.toasts.show('error', text(problem.error));
        return reload();
      }
      const data = (error as { data?: object }).data ?? {};
      if (problem?.field && isVisible && !(problem.field in data))
        return setError(problem.field, { type: 'server', message: text(problem.error) }, { shouldFocus: true });
      throw error;
    }
    stores.toasts.show('success', text(done?.(values as Values) ?? form.done));
    await onSaved(answer);
  }

  return (
    <Form
      schema={schema}
      defaultValues={startValues}
      {...(strategy ? { strategy } : {})}
      messages={messages}
      onSubmit={save}
    >
      <HiddenFields values={hidden} />
      {children}
      <SaveButton action={formAction(form, locale, query)} wait={wait} label={label} />
    </Form>
  );
}
