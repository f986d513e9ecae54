import { type FormArea, isFormErrorId } from '#shared/auth/isFormErrorId.ts';
import type { ErrorType } from '#shared/errors/catalogue.ts';
import { errorTypeOf } from '#shared/errors/errorTypeOf.ts';
import { type RefusalKind, refusalKinds } from './refusalKinds.ts';

/** Why a form was refused. */
export interface Refusal {
  messageId: string;
  /** What a page may act on: the kind, or the type of the platform's error; null: there are words alone. */
  kind: RefusalKind | ErrorType | null;
}

/**
 * Reads `?error=` of a refused form, a kind of refusal or a message id; null: neither, or one whose words the page lacks. `areas`: those of
 * the page's messages.
 */
export function readRefusal(error: string | null, areas: readonly FormArea[]): Refusal | null {
  if (error === null) return null;
  if (isKind(error)) {
    const messageId = areas.map((area) => refusalKinds[error][area]).find((id) => id !== undefined);
    return messageId === undefined ? null : { messageId, kind: error };
  }
  return isFormErrorId(error, areas) ? { messageId: error, kind: errorTypeOf(error) } : null;
}

const isKind = (error: string): error is RefusalKind => Object.hasOwn(refusalKinds, error);
