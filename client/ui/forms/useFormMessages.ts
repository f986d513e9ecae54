import { useMemo } from 'react';
import { useApp } from '#client/context/useApp.ts';
import type { FormMessages } from './Form.tsx';
import { type FormMessagesOptions, formMessages } from './formMessages.ts';

/** formMessages of the page's language; the options must be stable. */
export function useFormMessages({ overrides, isShownElsewhere, messageOf }: FormMessagesOptions = {}): FormMessages {
  const { intl } = useApp();
  return useMemo(
    () => formMessages(intl, { overrides, isShownElsewhere, messageOf }),
    [intl, overrides, isShownElsewhere, messageOf],
  );
}
