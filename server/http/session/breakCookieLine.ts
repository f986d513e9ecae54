import { breakCookie } from '../../../shared/keys/breakCookie.ts';
import { breakSeconds } from '../../../shared/profile/breakSeconds.ts';

interface Break {
  /** Unix seconds; null: for good. */
  until: number | null;
  isSecure: boolean;
}

/** A `Set-Cookie` that lasts as long as the break. Scripts may write it, too: a sign-in may be refused without a document. */
export function breakCookieLine({ until, isSecure }: Break): string {
  return `${breakCookie}=1; Path=/; SameSite=Lax; Max-Age=${breakSeconds(until, Date.now())}${isSecure ? '; Secure' : ''}`;
}
