import type { FormRefusal } from '#server/plain/forms/formRefusal.ts';
import type { FilesProblem } from '#server/plain/forms/readTicketForm.ts';
import { replyForm } from '#shared/forms/support/replyForm.ts';

/** The refusal of a message to support whose files were not read. */
export function filesRefusal(problem: FilesProblem): FormRefusal {
  return problem === 'busy'
    ? { error: 'errors.ApplicationUnavailableException' }
    : { error: replyForm.words.files.refused, field: 'files' };
}
