import { useErrorText } from '#client/i18n/useErrorText.ts';
import { AppError } from '#shared/errors/AppError.ts';

/** Text of a refusal: the platform's sentence if it sent one, else the message of the error type. */
export function useRefusal(): (error: unknown) => string {
  const errorText = useErrorText();
  return (error) => {
    const given = error instanceof AppError ? error.data['id'] : undefined;
    const sentence: unknown = Array.isArray(given) ? given[0] : given;
    // A value without spaces is a code, not a sentence.
    if (typeof sentence === 'string' && /\s/.test(sentence.trim())) return sentence;
    return errorText(error);
  };
}
