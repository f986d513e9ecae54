import { useMemo } from 'react';
import { useApp } from '../../context/useApp.ts';
import type { FormMessages } from './Form.tsx';
import { formMessages, type FormMessagesOptions } from './formMessages.ts';

/** formMessages of the page's language; `overrides` and `isShownElsewhere` must be stable. */
export function useFormMessages({ overrides, isShownElsewhere }: FormMessagesOptions = {}): FormMessages {
  const { intl } = useApp();
  return useMemo(() => formMessages(intl, { overrides, isShownElsewhere }), [intl, overrides, isShownElsewhere]);
}
