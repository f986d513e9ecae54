import { formatMoment } from '#client/lib/formatMoment.ts';
import { joinDotted } from '#client/lib/joinDotted.ts';
import type { getSessionFacts } from '#shared/api/account/accountLimits.contract.ts';
import type { OutputOf } from '#shared/api/method.ts';
import { toMs } from '#shared/domain/toMs.ts';

type LastLogin = NonNullable<OutputOf<typeof getSessionFacts>['last_login']>;

/** The previous sign-in: time, device and address as far as they are known. */
export function lastSignInText(
  { at, device, ip }: LastLogin,
  text: (id: string, values: Record<string, string>) => string,
): string {
  const place = joinDotted([formatMoment(toMs(at) ?? 0), device, ip]);
  return text('security.lastSignIn', { place });
}
