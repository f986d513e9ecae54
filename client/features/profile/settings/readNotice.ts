import { among } from '#client/lib/among.ts';

const NOTICES = ['success', 'error', 'info', 'needProfile', 'needContact'] as const;

/** The notice requested by the link that led here; unknown values show none. */
export type SettingsNoticeKind = (typeof NOTICES)[number];

export function readNotice(value: string | null): SettingsNoticeKind | null {
  return among(NOTICES, value);
}
