import type { SandboxLanguage } from '#sandbox/world/players/languages.ts';
import type { Id } from '#shared/api/wireTypes.ts';

/** What a ticket may be about. */
export const ticketSubjects = [
  { id: 1, name: { uz: 'Hisob va kirish', ru: 'Аккаунт и вход' } },
  { id: 2, name: { uz: 'Pul kiritish va yechish', ru: 'Пополнение и вывод' } },
  { id: 3, name: { uz: 'Oʻyinlar', ru: 'Игры' } },
  { id: 4, name: { uz: 'Masʼuliyatli oʻyin', ru: 'Ответственная игра' } },
  { id: 5, name: { uz: 'Boshqa', ru: 'Другое' } },
] as const;

/** The name of a subject, empty for none or an unknown one. */
export function subjectName(id: Id | undefined, locale: SandboxLanguage): string {
  return ticketSubjects.find((subject) => String(subject.id) === String(id))?.name[locale] ?? '';
}
