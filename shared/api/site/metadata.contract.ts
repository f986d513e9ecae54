import * as z from 'zod/mini';
import { get } from '#shared/api/method.ts';
import { nothing, number, or } from '#shared/api/wireTypes.ts';
import { DEFAULT_CURRENCY } from '#shared/domain/money/defaultCurrency.ts';

const seconds = z.nullable(number);
const no = or(z.boolean(), false);
const generalInfo = z.object({
  analytic: z.nullable(
    z.object({ gtm: z.optional(z.string()), ga: z.optional(z.string()), ym: z.optional(z.string()) }),
  ),
  available_currencies: or(z.array(z.string()), []),
  available_locales: or(z.array(z.string()), []),
  default_currency: or(z.string(), DEFAULT_CURRENCY),
  is_seon_enabled: no,
  domain_state: or(z.enum(['active', 'maintenance', 'closed']), 'active'),
  domain_type: or(z.enum(['main', 'mirror', 'telegram']), 'main'),
  time_to_force_logout: seconds,
  is_bonus_isolation_enabled: no,
  is_game_history_export_enabled: no,
  user_inactivity_cashier_time: seconds,
  user_inactivity_pp_time: seconds,
});
/** Facts about the domain; durations in seconds, null: off. */
export type GeneralInfo = z.infer<typeof generalInfo>;

/** SEO texts of a page; `replacements` fill placeholders in the content service's texts. */
export const getMetadata = get('metadata.get', {
  input: z.object({ path: z.optional(z.string()) }),
  output: z.object({
    title: z.optional(z.string()),
    description: z.optional(z.string()),
    text: z.optional(z.string()),
    replacements: z.optional(z.record(z.string(), z.string())),
  }),
});
/** Facts about the domain of the request. Durations in seconds; null: off. */
export const getGeneralInfo = get('metadata.getgeneralinfo', { input: nothing, output: generalInfo });
