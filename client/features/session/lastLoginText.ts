import { formatDeviceMoment } from './formatDeviceMoment.ts';
import type { SessionFacts } from './SessionFacts.ts';

/** Time and device of the previous sign-in; the platform may not know the device. */
export function lastLoginText(
  { at, device }: NonNullable<SessionFacts['last_login']>,
  text: (id: string, values: Record<string, string>) => string,
): string {
  const time = formatDeviceMoment(at);
  return device ? text('player.lastLogin', { time, device }) : text('player.lastLoginAt', { time });
}
