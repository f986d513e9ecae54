import { useApp } from '#client/context/useApp.ts';
import { usePress } from '#client/entities/form/usePress.ts';
import { formProblem } from '#shared/forms/formProblem.ts';
import type { SiteForm } from '#shared/forms/SiteForm.ts';

/** The presses of one card, each of which sends a form of the site. */
export type FormPress = ReturnType<typeof useFormPress>;

interface SendOptions<Context> {
  context: Context;
  key?: string;
  onRefused?: ((error: unknown) => void) | undefined;
}

/** Sends the forms of one card, one at a time, as usePress does. */
export function useFormPress() {
  const { call } = useApp();
  const { press, ...state } = usePress();
  return {
    ...state,
    /**
     * `key`: what `busy` is meanwhile, when the card has the form several times. `onRefused` is called before the refusal is shown. Resolves to
     * whether it succeeded.
     */
    send: <Values, Context>(
      form: SiteForm<Values, Context>,
      values: Values,
      { context, key = form.name, onRefused }: SendOptions<Context>,
    ): Promise<boolean> =>
      press(
        key,
        () => form.send(call, values, context),
        form.done,
        (error) => {
          onRefused?.(error);
          const problem = formProblem(form, error);
          return problem && { id: problem.error, isStale: form.isStale };
        },
      ),
  };
}
