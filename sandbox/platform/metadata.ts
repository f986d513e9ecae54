import { CURRENCIES, CURRENCY } from '#sandbox/world/money/currency.ts';
import { FORCE_LOGOUT_SECONDS } from '#sandbox/world/players/forceLogout.ts';
import { SANDBOX_LANGUAGES } from '#sandbox/world/players/languages.ts';
import { getGeneralInfo, getMetadata } from '#shared/api/site/metadata.contract.ts';
import { type Answer, answer } from './answer.ts';

/** `domain_state` as set by the controls. */
function domainState(value: string | undefined): 'active' | 'maintenance' | 'closed' {
  return value === 'maintenance' || value === 'closed' ? value : 'active';
}

export const metadata: Answer[] = [
  answer(getGeneralInfo, (_input, { world: { switches } }) => ({
    analytic: null,
    available_currencies: [...CURRENCIES],
    available_locales: [...SANDBOX_LANGUAGES],
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

  // Only facts that the platform has; titles and texts come from the content service.
  answer(getMetadata, (_input, { world }) => ({
    replacements: {
      games_count: String(world.play.catalogue.games.length),
      providers_count: String(world.play.catalogue.providers.length),
      currency: CURRENCY,
    },
  })),
];
