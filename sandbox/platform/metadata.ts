import { getGeneralInfo, getMetadata } from '../../shared/api/metadata.contract.ts';
import { LOCALES } from '../../shared/locales.ts';
import { CURRENCY } from '../world/currency.ts';
import { type Answer, answer } from './answer.ts';

/** Seconds without a touch until a forced log-out. */
const FORCE_LOGOUT_SECONDS = 1800;

export const metadata: Answer[] = [
  answer(getGeneralInfo, () => ({
    analytic: null,
    available_currencies: [CURRENCY],
    available_locales: [...LOCALES],
    default_currency: CURRENCY,
    is_seon_enabled: false,
    domain_state: 'active' as const,
    domain_type: 'main' as const,
    time_to_force_logout: FORCE_LOGOUT_SECONDS,
    is_bonus_isolation_enabled: false,
    is_game_history_export_enabled: true,
    user_inactivity_cashier_time: null,
    user_inactivity_pp_time: null,
  })),

  // The facts only the platform knows; titles and texts are the content service's.
  answer(getMetadata, (_input, { world }) => ({
    replacements: {
      games_count: String(world.catalogue.games.length),
      providers_count: String(world.catalogue.providers.length),
      currency: CURRENCY,
    },
  })),
];
