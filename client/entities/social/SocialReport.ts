/** What the window of a social sign-in tells the page that opened it. */
export interface SocialReport {
  type: 'social_auth';
  status: 'success' | 'error';
  error?: string;
}

/** Reaches the page also where the service's own pages have cut the window off from its opener. */
export const SOCIAL_CHANNEL = 'social_auth';

export function isSocialReport(value: unknown): value is SocialReport {
  return typeof value === 'object' && value !== null && 'type' in value && value.type === 'social_auth';
}
