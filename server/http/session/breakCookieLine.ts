import { breakCookie } from '#shared/keys/breakCookie.ts';
import { breakSeconds } from '#shared/profile/breakSeconds.ts';

interface Break {
  /** Unix seconds; null: permanent. */
  until: number | null;
  isSecure: boolean;
}

/**
 * The `Set-Cookie` line that lasts as long as the break. Not HttpOnly, because scripts write it too: a sign-in may be refused without a new
 * document.
 */
export function breakCookieLine({ until, isSecure }: Break): string {
  return `${breakCookie}=${until ?? 0}; Path=/; SameSite=Lax; Max-Age=${breakSeconds(until, Date.now())}${isSecure ? '; Secure' : ''}`;
}
