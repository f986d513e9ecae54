import { getGeneralInfo, getMetadata } from '../../shared/api/site/metadata.contract.ts';
import { LOCALES } from '../world/players/languages.ts';
import { CURRENCIES, CURRENCY } from '../world/money/currency.ts';
import { FORCE_LOGOUT_SECONDS } from '../world/players/forceLogout.ts';
import { type Answer, answer } from './answer.ts';

/** `domain_state` as a developer has set it. */
function domainState(value: string | undefined): 'active' | 'maintenance' | 'closed' {
  return value === 'maintenance' || value === 'closed' ? value : 'active';
}

export const metadata: Answer[] = [
  answer(getGeneralInfo, (_input, { world: { switches } }) => ({
    analytic: null,
    available_currencies: [...CURRENCIES],
    available_locales: [...LOCALES],
    default_currency: CURRENCY,
    is_seon_enabled: switches.get('seon') === 'on',
    domain_state: domainState(switches.get('domain_state')),
    domain_type: 'main' as const,
    time_to_force_logout: Number(switches.get('force_logout') ?? FORCE_LOGOUT_SECONDS),
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
