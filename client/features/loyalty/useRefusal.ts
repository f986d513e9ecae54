import type { AppError } from '../../../shared/errors/AppError.ts';
import { errorMessage } from '../../../shared/errors/errorMessage.ts';
import { useText } from '../../i18n/useText.ts';

/** Why the platform refused: its own sentence about the thing where it gave one, else the product's words for the kind of error. */
export function useRefusal(): (error: AppError) => string {
  const text = useText();
  return (error) => {
    const given = error.data['id'];
    const sentence: unknown = Array.isArray(given) ? given[0] : given;
    // A code would say nothing to a player.
    if (typeof sentence === 'string' && /\s/.test(sentence.trim())) return sentence;
    const { id, values } = errorMessage(error);
    return text(id, values);
  };
}
