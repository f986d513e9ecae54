import type { PlainFormOutcome } from '#client/entities/form/readFormOutcome.ts';
import type { Call } from '#shared/api/call.ts';
import type { AppError } from '#shared/errors/AppError.ts';
import { presentError } from '#shared/errors/presentError.ts';
import type { OrderForm } from '#shared/forms/orders/OrderForm.ts';

interface Refused<I> {
  error: AppError;
  input: I;
  call: Call;
}

/** What is said of a refused order: the words of its form, else those of the error catalogue; as the server says without JavaScript. */
export async function orderRefusal<I>(
  form: Pick<OrderForm<I>, 'problem'>,
  { error, input, call }: Refused<I>,
): Promise<Pick<PlainFormOutcome, 'kind' | 'seconds'> & { messageId: string }> {
  const problem = await form.problem?.(error, input, { call });
  if (problem) return { messageId: problem.error, kind: null };
  const { id, values } = presentError(error);
  return { messageId: id, kind: error.type, seconds: values.seconds };
}
