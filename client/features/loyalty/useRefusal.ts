import type { AppError } from '../../../shared/errors/AppError.ts';
import { errorMessage } from '../../../shared/errors/errorMessage.ts';
import { useText } from '../../i18n/useText.ts';

/** Text of a refusal: the platform's sentence if it sent one, else the message of the error type. */
export function useRefusal(): (error: AppError) => string {
  const text = useText();
  return (error) => {
    const given = error.data['id'];
    const sentence: unknown = Array.isArray(given) ? given[0] : given;
    // A value without spaces is a code, not a sentence.
    if (typeof sentence === 'string' && /\s/.test(sentence.trim())) return sentence;
    const { id, values } = errorMessage(error);
    return text(id, values);
  };
}
