import { boundMessages } from '#sandbox/games/frame/boundMessages.ts';
import type { SandboxLanguage } from '#sandbox/world/players/languages.ts';

const uz = {
  deal: 'Tarqatish',
  player: 'Oʻyinchi',
  banker: 'Bankir',
  tie: 'Durang',
  ready: 'Fishkalarni qoʻying va kartalarni tarqating',
  playing: 'Kartalar tarqatilmoqda',
  hand: '{side}: {cards}. Jami {sum}',
  result: '{result}, {ours}:{theirs}.',
  ranks: 'A 2 3 4 5 6 7 8 9 10 J Q K',
  suits: 'qarga, gʻisht, chillik, toppon',
  pays: 'Toʻlovlar',
  paysPlayer: 'Oʻyinchi',
  paysBanker: 'Bankir (5% ushlab qolinadi)',
  paysTie: 'Durang',
  rules:
    'Qaysi tomon 9ga yaqinroq boʻlishiga tiking. Tuz 1 ochko, 10 va rasmlar 0. Ochkolar yigʻindisining oxirgi raqami hisoblanadi. Ikki kartada 8 yoki 9 boʻlsa, oʻyin shu zahoti tugaydi; aks holda uchinchi karta jadval boʻyicha olinadi. Durangda oʻyinchi va bankirga tikilgan fishkalar qaytadi.',
  shoe: 'Har bir karta cheksiz koloda ichidan olinadi: oldingi kartalar keyingisiga taʼsir qilmaydi.',
  keys: 'Klaviatura: yoʻnalish tugmalari — joylar boʻylab, Enter — fishka qoʻyish, Backspace — olish, S — tarqatish.',
};

export type BaccaratMessages = typeof uz;

const ru: BaccaratMessages = {
  deal: 'Раздать',
  player: 'Игрок',
  banker: 'Банкир',
  tie: 'Ничья',
  ready: 'Поставьте фишки и раздайте карты',
  playing: 'Карты раздаются',
  hand: '{side}: {cards}. Сумма {sum}',
  result: '{result}, {ours}:{theirs}.',
  ranks: 'Т 2 3 4 5 6 7 8 9 10 В Д К',
  suits: 'пики, бубны, трефы, червы',
  pays: 'Выплаты',
  paysPlayer: 'Игрок',
  paysBanker: 'Банкир (удерживается 5%)',
  paysTie: 'Ничья',
  rules:
    'Поставьте на сторону, которая окажется ближе к 9. Туз — 1 очко, десятки и картинки — 0. Считается последняя цифра суммы. Если на двух картах 8 или 9, игра сразу заканчивается; иначе третья карта берётся по таблице. При ничьей ставки на игрока и банкира возвращаются.',
  shoe: 'Каждая карта берётся из бесконечной колоды: прошлые карты не влияют на следующие.',
  keys: 'Клавиатура: стрелки — по полям, Enter — поставить фишку, Backspace — убрать, S — раздать.',
};

/** Messages used by baccarat only. */
export const baccaratMessages: Record<SandboxLanguage, BaccaratMessages> = boundMessages<BaccaratMessages>({ uz, ru });
