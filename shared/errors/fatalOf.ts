import type { AppError } from './AppError.ts';
import type { FatalError } from './FatalError.ts';

/** A self-excluded player is told until when. */
function pauseOf({ data }: AppError): Pick<FatalError, 'pause' | 'until'> {
  const { kind, until } = data;
  if (typeof kind !== 'string') return {};
  return { pause: kind, until: typeof until === 'number' ? until : null };
}

/** What an error does to the whole site, or null where it concerns one page or one action. */
export function fatalOf(error: AppError): FatalError | null {
  switch (error.type) {
    case 'ApplicationDisabledException':
    case 'ApplicationUnavailableException':
      return { kind: 'maintenance', status: 503 };
    case 'UserBannedException':
      return { kind: 'blocked', status: 403, banType: String(error.data['ban_type'] ?? 'other'), ...pauseOf(error) };
    case 'UserDeletedException':
      return { kind: 'blocked', status: 403, banType: 'deleted' };
    default:
      return error.data['forbidden'] ? { kind: 'forbidden', status: 403 } : null;
  }
}
