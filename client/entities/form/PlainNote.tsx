import { useLocation } from 'react-router';
import { OutcomeNote } from './OutcomeNote.tsx';
import { readFormOutcome } from './readFormOutcome.ts';

interface PlainNoteProps {
  form: string;
  /** Messages of the page that a refusal may name, besides those of all forms. */
  refusals?: readonly string[];
  done: string;
}

/** What came of a PlainPress of this page; for `<noscript>`, drawn on the server alone. */
export function PlainNote({ form, refusals = [], done }: PlainNoteProps) {
  const query = new URLSearchParams(useLocation().search);
  if (query.get('form') !== form) return null;
  const messageId = refusals.find((id) => id === query.get('error'));
  const outcome = messageId ? { form, messageId, field: null } : readFormOutcome(query, []);
  return outcome && <OutcomeNote outcome={outcome} done={done} />;
}
