import { useLocation } from '#client/context/useLocation.ts';
import { OutcomeNote } from './OutcomeNote.tsx';
import { readFormOutcome } from './readFormOutcome.ts';

interface PlainNoteProps {
  form: string;
  /** Message ids of the page that a refusal may name, besides those of all forms. */
  refusals?: readonly string[];
  done: string;
}

/** The result of a PlainPress of this page. For `<noscript>`: rendered on the server only. */
export function PlainNote({ form, refusals = [], done }: PlainNoteProps) {
  const query = new URLSearchParams(useLocation().search);
  if (query.get('form') !== form) return null;
  const messageId = refusals.find((id) => id === query.get('error'));
  const outcome = messageId ? { form, messageId, field: null } : readFormOutcome(query, []);
  return outcome && <OutcomeNote outcome={outcome} done={done} />;
}
