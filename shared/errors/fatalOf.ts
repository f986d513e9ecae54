import type { AppError } from './AppError.ts';
import type { FatalError } from './FatalError.ts';

/** The pause of a self-excluded player, so that the page shows its end. */
function pauseOf({ data }: AppError): Pick<FatalError, 'pause' | 'until'> {
  const { kind, until } = data;
  if (typeof kind !== 'string') return {};
  return { pause: kind, until: typeof until === 'number' ? until : null };
}

/** The fatal error of the whole site; null: the error concerns one page or action. */
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
