import { CODE_LOCKED } from '#shared/auth/codeLocked.ts';
import { AppError } from './AppError.ts';
import { type ErrorType, errorCatalogue } from './catalogue.ts';
import type { FatalError } from './FatalError.ts';
import { isErrorType } from './isErrorType.ts';
import { type WaitValues, waitValues } from './waitValues.ts';

/** What follows from an error for its caller: the only reading of the catalogue outside this folder (tests/architecture/errors). */
export interface PresentedError {
  type: ErrorType;
  /** Id of the message that players see instead of the platform's text: `errors.{type}`, or that of a locked code step. */
  id: string;
  /** A code step is locked after wrong codes: this wait stays with the form, unlike others, with the way back in. */
  isCodeLocked: boolean;
  /** Values of the message: how long to wait (TooManyRequests). */
  values: WaitValues;
  /** The error of the whole site; null: the error concerns one page or action. */
  fatal: FatalError | null;
  /** Whether the same request may succeed later without a change by the player. A POST is never resent automatically. */
  retryable: boolean;
}

/** Reads the catalogue for an AppError or an error type. Anything else, such as a failure of the network, is UnknownErrorException. */
export function presentError(error: unknown): PresentedError {
  const { type, data, code } = factsOf(error);
  const seconds = Math.ceil(Number(data['retry_after'] ?? data['resend_time']));
  const isCodeLocked = type === 'TooManyRequestsException' && code === CODE_LOCKED;
  return {
    type,
    id: isCodeLocked ? 'errors.codeLocked' : `errors.${type}`,
    isCodeLocked,
    values: waitValues(seconds > 0 ? seconds : 0),
    fatal: fatalOf(type, data),
    retryable: errorCatalogue[type].retryable,
  };
}

type Facts = Pick<AppError, 'type' | 'data' | 'code'>;

function factsOf(error: unknown): Facts {
  if (error instanceof AppError) return error;
  return {
    type: typeof error === 'string' && isErrorType(error) ? error : 'UnknownErrorException',
    data: {},
    code: undefined,
  };
}

function fatalOf(type: ErrorType, data: Facts['data']): FatalError | null {
  const { fatal } = errorCatalogue[type];
  if (!fatal) return data['forbidden'] ? { kind: 'forbidden', status: 403 } : null;
  // A copy: a store makes it reactive, and on the server the catalogue outlives the request.
  if (fatal.kind !== 'blocked' || fatal.banType !== undefined) return { ...fatal };
  return { ...fatal, banType: String(data['ban_type'] ?? 'other'), ...pauseOf(data) };
}

/** The pause of a self-excluded player, so that the page shows its end. */
function pauseOf({ kind, until }: Facts['data']): Pick<FatalError, 'pause' | 'until'> {
  if (typeof kind !== 'string') return {};
  return { pause: kind, until: typeof until === 'number' ? until : null };
}
