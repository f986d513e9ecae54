import * as z from 'zod/mini';
import { get } from './method.ts';
import { nothing } from './wireTypes.ts';

const seconds = z.nullable(z.number());
const generalInfo = z.object({
  analytic: z.nullable(
    z.object({ gtm: z.optional(z.string()), ga: z.optional(z.string()), ym: z.optional(z.string()) }),
  ),
  available_currencies: z.array(z.string()),
  available_locales: z.array(z.string()),
  default_currency: z.string(),
  is_seon_enabled: z.boolean(),
  domain_state: z.enum(['active', 'maintenance', 'closed']),
  domain_type: z.enum(['main', 'mirror', 'telegram']),
  time_to_force_logout: seconds,
  is_bonus_isolation_enabled: z.boolean(),
  is_game_history_export_enabled: z.boolean(),
  user_inactivity_cashier_time: seconds,
  user_inactivity_pp_time: seconds,
});
export type GeneralInfo = z.infer<typeof generalInfo>;

/** Facts for the texts of pages; `replacements` fill marks in the content service's texts. */
export const getMetadata = get('metadata.get', {
  input: z.object({ path: z.optional(z.string()) }),
  output: z.object({
    title: z.optional(z.string()),
    description: z.optional(z.string()),
    text: z.optional(z.string()),
    replacements: z.optional(z.record(z.string(), z.string())),
  }),
});
/** Facts about the domain the site answers on. Durations in seconds; null switches them off. */
export const getGeneralInfo = get('metadata.getgeneralinfo', { input: nothing, output: generalInfo });
