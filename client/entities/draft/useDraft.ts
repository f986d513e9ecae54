import { useMemo } from 'react';
import { useApp } from '#client/context/useApp.ts';
import { useFacts } from '#client/stores/useFacts.ts';
import { createDraft, type Draft } from './createDraft.ts';
import { deviceDrafts } from './deviceDrafts.ts';

type DraftName = 'personal' | 'gift' | 'registration' | 'completion' | 'support' | `problem_${string}`;

/** The draft of a form (`problem_` + the game's sysname). A DraftKeeper inside the form fills it; the code that sends the form clears it. */
export function useDraft(form: DraftName): Draft {
  const { call } = useApp();
  const { account } = useFacts('session');
  const uid = account?.uid ?? 0;
  return useMemo(() => createDraft({ form, uid, call, device: deviceDrafts, now: Date.now }), [form, uid, call]);
}
