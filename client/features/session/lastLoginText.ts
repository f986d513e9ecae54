import type { SessionFacts } from '#client/entities/play/useSessionFacts.ts';
import { formatMoment } from '#client/lib/formatMoment.ts';
import { inMs } from '#shared/domain/inMs.ts';

/** Time and device of the previous sign-in, in Tashkent time as on the security page; the platform may not know the device. */
export function lastLoginText(
  { at, device }: NonNullable<SessionFacts['last_login']>,
  text: (id: string, values: Record<string, string>) => string,
): string {
  const time = formatMoment(inMs(at));
  return device ? text('player.lastLogin', { time, device }) : text('player.lastLoginAt', { time });
}
