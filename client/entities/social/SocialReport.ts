/** Message from the window of a social sign-in to the page that opened it. */
export interface SocialReport {
  type: 'social_auth';
  /** `confirm`: the account waits for the player's password or code. */
  status: 'success' | 'confirm' | 'error';
  error?: string;
}

/** A BroadcastChannel reaches the page even if the service's pages have severed `window.opener`. */
export const SOCIAL_CHANNEL = 'social_auth';

export function isSocialReport(value: unknown): value is SocialReport {
  return typeof value === 'object' && value !== null && 'type' in value && value.type === 'social_auth';
}
