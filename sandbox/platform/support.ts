import { getSupportSettings } from '../../shared/api/support.contract.ts';
import { type Answer, answer } from './answer.ts';

const subjects = [
  { id: 1, name: { uz: 'Hisob va kirish', ru: 'Аккаунт и вход' } },
  { id: 2, name: { uz: 'Pul kiritish va yechish', ru: 'Пополнение и вывод' } },
  { id: 3, name: { uz: 'Oʻyinlar', ru: 'Игры' } },
  { id: 4, name: { uz: 'Masʼuliyatli oʻyin', ru: 'Ответственная игра' } },
  { id: 5, name: { uz: 'Boshqa', ru: 'Другое' } },
] as const;

export const support: Answer[] = [
  answer(getSupportSettings, (_input, { locale }) => ({
    provider: null,
    subjects: subjects.map(({ id, name }) => ({ id, name: name[locale] })),
    contacts: [{ type: 'email', value: 'yordam@yulduz.test' }],
  })),
];
