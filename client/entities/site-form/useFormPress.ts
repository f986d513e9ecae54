import { useApp } from '#client/context/useApp.ts';
import { usePress } from '#client/entities/form/usePress.ts';
import { formProblem } from '#shared/forms/formProblem.ts';
import type { SiteForm } from '#shared/forms/SiteForm.ts';

/** The presses of one card, each of which sends a form of the site. */
export type FormPress = ReturnType<typeof useFormPress>;

interface SendOptions<Facts> {
  facts: Facts;
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
    send: <Values, Facts>(
      form: SiteForm<Values, Facts>,
      values: Values,
      { facts, key = form.name, onRefused }: SendOptions<Facts>,
    ): Promise<boolean> =>
      press(
        key,
        () => form.send(call, values, facts),
        form.done,
        (error) => {
          onRefused?.(error);
          const problem = formProblem(form, error);
          return problem && { id: problem.error, isStale: form.isStale };
        },
      ),
  };
}
