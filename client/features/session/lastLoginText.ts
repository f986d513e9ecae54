import type { SessionFacts } from './SessionFacts.ts';
import { formatDeviceMoment } from './formatDeviceMoment.ts';

/** When and on what the player was in before; a platform may not know the device. */
export function lastLoginText(
  { at, device }: NonNullable<SessionFacts['last_login']>,
  text: (id: string, values: Record<string, string>) => string,
): string {
  const time = formatDeviceMoment(at);
  return device ? text('player.lastLogin', { time, device }) : text('player.lastLoginAt', { time });
}
