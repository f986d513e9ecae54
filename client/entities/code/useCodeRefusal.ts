import { isShownAside } from '#client/entities/form/isShownAside.ts';
import { useText } from '#client/i18n/useText.ts';
import { useFormMessages } from '#client/ui/forms/useFormMessages.ts';
import { codeErrorId } from '#shared/forms/codeErrorId.ts';

/** The words for a refusal of a command with a typed code: those of the code, or else what every form says; undefined: another place says it. */
export function useCodeRefusal(): (failure: unknown) => string | undefined {
  const text = useText();
  const { formatRefusal } = useFormMessages({ isShownElsewhere: isShownAside });
  return (failure) => {
    const id = codeErrorId(failure);
    return id === null ? formatRefusal(failure) : text(id);
  };
}
