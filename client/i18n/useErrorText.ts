import { presentError } from '#shared/errors/presentError.ts';
import { useText } from './useText.ts';

/** `useErrorText()(error)`: the message of an error or error type in the page's language, with the seconds to wait if it names them. */
export function useErrorText(): (error: unknown) => string {
  const text = useText();
  return (error) => {
    const { id, values } = presentError(error);
    return text(id, values);
  };
}
