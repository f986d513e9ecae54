import { visibleText } from '#shared/domain/visibleText.ts';

/** The Telegram user of init data. Nothing is verified here: the server does it, this only names who would sign in or be linked. */
export interface TelegramUser {
  id: string;
  /** First name, and the nickname if there is one. */
  name: string;
}

/** Reads the user of Telegram's init data; null: the data names none. */
export function telegramUser(initData: string): TelegramUser | null {
  try {
    const user: unknown = JSON.parse(new URLSearchParams(initData).get('user') ?? '');
    const { id, first_name: first, username } = user as Record<string, unknown>;
    if ((typeof id !== 'number' && typeof id !== 'string') || typeof first !== 'string') return null;
    const name = visibleText(first);
    return { id: String(id), name: typeof username === 'string' && username ? `${name} (@${username})` : name };
  } catch {
    return null;
  }
}
