import { useEffect, useState, useSyncExternalStore } from 'react';
import { useApp } from '#client/context/useApp.ts';
import { lateFunction } from '#client/lib/late/lateFunction.ts';
import { useFacts } from '#client/stores/useFacts.ts';
import { createTicketFiles, type TicketFilesState } from './createTicketFiles.ts';

const prepare = lateFunction(async () => (await import('./prepareFile.ts')).prepareFile);
const sendFile = lateFunction(async () => (await import('./sendFile.ts')).sendFile);

type Model = ReturnType<typeof createTicketFiles>;

/** Files chosen for a message to support. */
export interface TicketFiles extends TicketFilesState, Pick<Model, 'choose' | 'remove' | 'cancel' | 'renew' | 'clear'> {
  /** `send` of createTicketFiles, to the platform. */
  send(): Promise<string[] | null>;
}

/** The files of one message: chosen, made smaller, sent with their progress. Sent ones are not sent again when the message is. */
export function useTicketFiles(): TicketFiles {
  const { locale } = useApp();
  const { account } = useFacts('session');
  const [model] = useState(() => createTicketFiles(prepare));
  const state = useSyncExternalStore(model.subscribe, model.state, model.state);
  useEffect(() => () => model.cancel(), [model]);
  return { ...model, ...state, send: () => model.send((sent) => sendFile({ ...sent, locale, sender: account?.uid })) };
}
