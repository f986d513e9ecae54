const NOTICES = ['success', 'error', 'info', 'needProfile', 'needContact'] as const;

/** What whoever led the player here wants said; anything else says nothing. */
export type Notice = (typeof NOTICES)[number];

export function readNotice(value: string | null): Notice | null {
  return NOTICES.find((notice) => notice === value) ?? null;
}
