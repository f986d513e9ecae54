import { expect, test } from 'vitest';
import { prazerConfig } from '#sandbox/content/data/prazerConfig.ts';
import { WAGER_ODDS } from '#sandbox/games/betting/bettingDesk.ts';
import { moneyRules } from '#sandbox/world/money/moneyRules.ts';
import { USUAL_CHECK_HOURS } from '#sandbox/world/players/verification.ts';
import { raiseTimes } from '#sandbox/world/rewards/raiseTimes.ts';
import { SELF_EXCLUSION_PERIODS, TIME_OUT_PERIODS } from '#shared/api/account/accountLimits.contract.ts';
import { latestAdultBirthDate } from '#shared/rules/fields/latestAdultBirthDate.ts';
import { plainSpaces, statedTexts } from '#tests/support/statedTexts.ts';

const LANGUAGES = ['uz', 'ru'] as const;
const texts = statedTexts();

/** Texts of a subject, in either language, that do not say what they must; and how many there are. */
function check(subject: Record<'uz' | 'ru', RegExp>, says: Record<'uz' | 'ru', RegExp>, only = texts) {
  const those = only.filter(({ uz, ru }) => subject.uz.test(uz) || subject.ru.test(ru));
  const wrong = those.flatMap(({ where, ...text }) =>
    LANGUAGES.filter((language) => !says[language].test(text[language])).map(
      (language) => `${where}: ${text[language]}`,
    ),
  );
  return { wrong, where: those.map(({ where }) => where) };
}
const found = (...wheres: string[]) => expect.arrayContaining(wheres) as string[];
const months = (period: string) => Number(/^(\d+)m$/.exec(period)?.[1]);

test('every text about age says 18 years completed, as the rule of the birth date has it', () => {
  const now = Date.parse('2026-06-15T12:00:00Z');
  const years = 2026 - Number(latestAdultBirthDate(now).slice(-4));
  expect(prazerConfig.ageGate.years).toBe(years);
  const { wrong, where } = check(
    {
      uz: /\d\d yosh|yosh\p{L}* \d\d|\{years\}/u,
      ru: /\d\d лет|исполнилось \d\d|(?:больше|старше|есть) \d\d(?! \d)|\{years\}/u,
    },
    {
      uz: new RegExp(`(?:${years}|\\{years\\}) yoshga toʻl`, 'u'),
      ru: new RegExp(`исполнилось (?:${years}|\\{years\\})|достигших ${years} лет`, 'u'),
    },
  );
  expect(wrong).toEqual([]);
  expect(where).toEqual(
    found(
      'age.yes',
      'age.refusedTitle',
      'auth.termsNote',
      'auth.field.terms',
      'settings.birthDateRule',
      'sandbox.adultsOnly',
    ),
  );
  expect(where.length).toBeGreaterThan(18);
});

test('every text about odds that count for wagering includes the bound of the rule', () => {
  const odds = String(WAGER_ODDS / 1000).replace('.', ',');
  const { wrong, where } = check(
    { uz: /oeffitsiyent\p{L}* (?:\p{L}+ )?\d|koeffitsiyenti \d/u, ru: /оэффициент\p{L}* (?:\p{L}+ )?\d/u },
    {
      uz: new RegExp(`koeffitsiyenti kamida ${odds} boʻlgan`, 'iu'),
      ru: new RegExp(`с коэффициентом от ${odds}(?!\\d)`, 'u'),
    },
  );
  expect(wrong).toEqual([]);
  expect(where).toEqual(found('sandbox.bonusKinds.freeBet.text', 'sandbox.bettingMessages.bonusText'));
  expect(texts.find(({ where: id }) => id === 'bonuses.minOdds')).toMatchObject({
    uz: expect.stringMatching(/ kamida$/) as string,
    ru: expect.stringMatching(/ от$/) as string,
  });
});

test('every text about documents before a withdrawal says above which total they are asked for', () => {
  const uz = plainSpaces(moneyRules.texts.verifiedAbove.uz);
  const ru = plainSpaces(moneyRules.texts.verifiedAbove.ru);
  const { wrong, where } = check(
    {
      uz: /yech\p{L}* oldin.*(?:hujjat|shaxs)|yechish uchun shaxs/iu,
      ru: /(?:Перед|перв\p{L}+) (?:\p{L}+ )*вывод\p{L}*.*(?:личност|документ)|Чтобы вывести.*личность/iu,
    },
    {
      uz: new RegExp(`Jami ${uz}dan ortiq (?:yechish|yechib olish)`, 'iu'),
      ru: new RegExp(`(?:Перед выводом|вывести) больше ${ru}`, 'iu'),
    },
    texts.filter(({ where: id }) => id.startsWith('sandbox.')),
  );
  expect(wrong).toEqual([]);
  expect(where).toEqual(
    found('sandbox.needKyc', 'sandbox.homeFaq.2.answer', 'sandbox.metaDataTool.dialogs.identityVerification.text'),
  );
});

test('every text about a self-exclusion or a break says the shortest and the longest one of the rule', () => {
  const shortest = months(SELF_EXCLUSION_PERIODS[0]);
  const { wrong, where } = check(
    {
      uz: /\d oy(?:ga|dan|\b).*(?:bekor qilinmaydi|qayta ochib)/u,
      ru: /\d месяц\p{L}+.*(?:не снимается|Раньше срока)/u,
    },
    { uz: new RegExp(`kamida ${shortest} oyga`, 'iu'), ru: new RegExp(`от ${shortest} месяцев`, 'iu') },
  );
  expect(wrong).toEqual([]);
  expect(where).toEqual(found('limits.exclusionNote'));
  expect(where.length).toBe(2);
  expect(SELF_EXCLUSION_PERIODS.at(-1)).toBe('permanent');
  expect(TIME_OUT_PERIODS[0]).toBe('1d');
  const longest = months(TIME_OUT_PERIODS.at(-1) ?? '');
  const pause = check(
    { uz: /^Tanaffus .*boʻladi/u, ru: /^Перерыв длится/u },
    { uz: new RegExp(`24 soatdan ${longest} oygacha`, 'u'), ru: new RegExp(`от 24 часов до ${longest} месяцев`, 'u') },
  );
  expect(pause.wrong).toEqual([]);
  expect(pause.where.length).toBe(1);
});

test('every text about a raised limit says how long it waits, and that it needs a second confirmation', () => {
  const hours = raiseTimes.wait / 3_600;
  const { wrong, where } = check(
    {
      uz: /oshirish[^.]*\d+ soat|kattarogʻi \d+ soat|Olib tashlash ham \d+ soat/u,
      ru: /(?:повышение|увеличение|бо́льшая|Отмена лимита)[^.]*\d+ час/u,
    },
    {
      uz: new RegExp(`${hours} soatdan keyin(?:, yana tasdiqlasangiz| va qoʻshimcha tasdiq bilan)`, 'u'),
      ru: new RegExp(`через ${hours} часа(?:, если подтвердите \\p{L}+ ещё раз| и с повторным подтверждением)`, 'u'),
    },
  );
  expect(wrong).toEqual([]);
  expect(where).toEqual(found('limits.lead', 'limits.sumNote', 'limits.removeText', 'sandbox.homeFaq.4.answer'));
  expect(where.length).toBeGreaterThan(5);
});

test('every text about a casino bonus that expires says that a withdrawal gives it up too', () => {
  const { wrong, where } = check(
    { uz: /muddat(?:i)? tugasa[^.]*(?:kuyadi|yoʻqoladi)/iu, ru: /истечении срока[^.]*сгора/iu },
    { uz: /pul yechsangiz/iu, ru: /при выводе/iu },
    texts.filter(({ where: id }) => !id.endsWith('.betting')),
  );
  expect(wrong).toEqual([]);
  expect(where).toEqual(found('bonuses.atEnd.casino', 'bonuses.staked.casino', 'sandbox.bonusKinds.welcome.text'));
  // A sport bonus survives a withdrawal: `bonuses.burn` takes only the casino's.
  for (const { uz, ru } of texts.filter(({ where: id }) => /^bonuses\.(?:atEnd|staked)\.betting$/.test(id))) {
    expect(uz).not.toMatch(/pul yechsangiz/iu);
    expect(ru).not.toMatch(/при выводе/iu);
  }
});

test('every text about how long a payout or a check takes has the hours of the rule', () => {
  const hours = moneyRules.payoutWithin / 3_600;
  const { wrong, where } = check(
    {
      uz: /^\d\d soatgacha$|(?:kartaga|hisobiga|hamyoniga), \d+ soat|Soʻrov \d+ soat/u,
      ru: /^До \d\d часов$|На (?:карту|счёт|кошелёк).*, до \d+ час|Заявку рассматриваем/u,
    },
    {
      uz: new RegExp(`(?<!\\d)${hours} soat(?:gacha| ichida)`, 'u'),
      ru: new RegExp(`(?:до|в течение) ${hours} часов`, 'iu'),
    },
  );
  expect(wrong).toEqual([]);
  expect(where).toEqual(found('sandbox.day', 'sandbox.homeFaq.2.answer'));
  expect(where.length).toBeGreaterThan(6);
  const checks = check(
    { uz: /Tekshiruv odatda \d/u, ru: /Проверка обычно занимает до \d/u },
    { uz: new RegExp(`odatda ${USUAL_CHECK_HOURS} soat`, 'u'), ru: new RegExp(`до ${USUAL_CHECK_HOURS} ч`, 'u') },
  );
  expect(checks.wrong).toEqual([]);
  expect(checks.where.length).toBe(1);
});

test('no text promises money without the conditions that other texts name', () => {
  const promised = texts.filter(
    ({ uz, ru }) =>
      /(?:darhol|istalgan (?:vaqt|payt)\p{L}*)[^.]*yechib ol/u.test(uz) ||
      /(?:сразу|в любой момент|в любое время)[^.]*вывести/u.test(ru),
  );
  expect(promised).toEqual([]);
});
