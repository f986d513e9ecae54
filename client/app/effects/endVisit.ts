import type { Stores } from '#client/stores/createStores.ts';
import type { FatalError } from '#shared/errors/FatalError.ts';

/** Shows a fatal error in place of the pages that it closes, and closes the dialogs over them. Does nothing if it is shown already. */
export function endVisit({ session, dialogs }: Stores, fatal: FatalError): void {
  if (session.fatal?.kind === fatal.kind && session.fatal.banType === fatal.banType) return;
  // Credentials are shown only once.
  for (const { id, name } of dialogs.queue.slice()) if (name !== 'credentials') dialogs.close(id);
  session.setFatalError(fatal);
}
