import type { SandboxLanguage } from '#sandbox/world/players/languages.ts';

interface ClubCharacter {
  id: number;
  sysname: string;
  name: Record<SandboxLanguage, string>;
  text: Record<SandboxLanguage, string>;
}

/** Characters that a player may choose. They change only the looks. */
export const clubCharacters: readonly ClubCharacter[] = [
  {
    id: 1,
    sysname: 'humo',
    name: { uz: 'Humo', ru: 'Хумо' },
    text: {
      uz: 'Ertaklardagi baxt qushi.',
      ru: 'Птица счастья из сказок.',
    },
  },
  {
    id: 2,
    sysname: 'karvonboshi',
    name: { uz: 'Karvonboshi', ru: 'Караванбаши' },
    text: { uz: 'Yoʻlni yulduzlarga qarab topadi.', ru: 'Находит дорогу по звёздам.' },
  },
  {
    id: 3,
    sysname: 'munajjim',
    name: { uz: 'Munajjim', ru: 'Звездочёт' },
    text: { uz: 'Tunlari rasadxonada yulduz sanaydi.', ru: 'Ночами считает звёзды в обсерватории.' },
  },
  {
    id: 4,
    sysname: 'polvon',
    name: { uz: 'Polvon', ru: 'Палван' },
    text: { uz: 'Kuchli, lekin bosiq.', ru: 'Сильный, но спокойный.' },
  },
  {
    id: 5,
    sysname: 'malika',
    name: { uz: 'Malika', ru: 'Малика' },
    text: { uz: 'Oʻyinni qachon toʻxtatishni biladi.', ru: 'Знает, когда остановить игру.' },
  },
];
