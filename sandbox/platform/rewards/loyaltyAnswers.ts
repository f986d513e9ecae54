import { wholeUpTo } from '#sandbox/platform/account/wholeUpTo.ts';
import { type Answer, type Asking, answer, answerPlayer } from '#sandbox/platform/answer.ts';
import { noticeMessages } from '#sandbox/platform/noticeMessages.ts';
import { refuseField } from '#sandbox/platform/refuseField.ts';
import type { SandboxLanguage } from '#sandbox/world/players/languages.ts';
import { clubCharacters } from '#sandbox/world/rewards/clubCharacters.ts';
import { clubLevels } from '#sandbox/world/rewards/clubLevels.ts';
import { type ClubProduct, clubProducts } from '#sandbox/world/rewards/clubProducts.ts';
import { type ClubProgram, clubPrograms } from '#sandbox/world/rewards/clubPrograms.ts';
import { transaction } from '#sandbox/world/schema/transaction.ts';
import { textFor } from '#sandbox/world/texts.ts';
import * as contract from '#shared/api/rewards/loyalty.contract.ts';
import { AppError } from '#shared/errors/AppError.ts';
import { pointsText } from './pointsText.ts';
import { readDelivery } from './readDelivery.ts';

const PAGE = 20;
const PAGE_MAX = 100;

const imagesOf = (picture: string) => ({ main: `/uploads/banners/${picture}-585x420.webp` });

function characterOf({ id, sysname, name, text }: (typeof clubCharacters)[number], locale: SandboxLanguage) {
  const description = { title: name[locale], text: text[locale], images: imagesOf(`club-${sysname}`) };
  return { id, sysname, name: name[locale], description };
}

function productOf(
  { id, name, text, price, isAvailable, category, picture, level, needsAddress = false }: ClubProduct,
  locale: SandboxLanguage,
) {
  const description = {
    title: name[locale],
    text: text[locale],
    images: imagesOf(picture),
    // The level from which it is sold: an addition to the contract's free-form description.
    ...(level ? { level } : {}),
  };
  return {
    id,
    name: name[locale],
    price,
    is_available: isAvailable,
    category,
    description,
    needs_address: needsAddress,
  };
}

function programOf(program: ClubProgram, { world, locale, player }: Asking) {
  const { id, sysname, name, text, quests } = program;
  return {
    id,
    sysname,
    name: name[locale],
    description: { title: name[locale], text: text[locale] },
    quests: quests.map((quest) => ({
      id: quest.id,
      title: quest.title[locale],
      progress: {
        minValue: 0,
        maxValue: quest.target,
        expCount: player ? world.rewards.club.progress(player.uid, program, quest) : 0,
      },
      reward: pointsText(player ? world.rewards.club.rewardOf(player.uid, program, quest) : quest.reward, locale),
    })),
  };
}

function pageOf<T>(items: readonly T[], offset = 0, count = PAGE): T[] {
  const from = wholeUpTo(offset);
  return items.slice(from, from + wholeUpTo(count, PAGE_MAX));
}

export const loyaltyAnswers: Answer[] = [
  answerPlayer(contract.getLoyaltyInfo, (_input, { world, player, locale }) => {
    const { points, experience, level, characterId } = world.rewards.club.standing(player.uid);
    const character = clubCharacters.find(({ id }) => id === characterId);
    return {
      id: player.uid,
      is_active: true,
      points,
      expCount: experience,
      character: character ? characterOf(character, locale) : null,
      levels: clubLevels.map(({ id, sysname, name, text, privileges, min, max }) => ({
        id,
        sysname,
        name: name[locale],
        minValue: min,
        maxValue: max,
        description: { title: name[locale], text: text[locale], privileges: privileges[locale] },
      })),
      current_level: level.id,
      pointsAlias: locale === 'uz' ? 'ball' : 'баллы',
      uid: player.uid,
    };
  }),

  answer(contract.getCharacters, ({ offset = 0, limit = PAGE }, { locale }) => ({
    items: pageOf(clubCharacters, offset, limit).map((character) => characterOf(character, locale)),
    offset,
    limit,
    total: clubCharacters.length,
  })),

  answerPlayer(contract.setCharacter, ({ id }, { world, player, locale }) => {
    const character = clubCharacters.find((candidate) => String(candidate.id) === String(id));
    if (!character) throw refuseField(locale, 'id', 'unknownCharacter');
    world.rewards.club.choose(player.uid, character.id);
    return 1;
  }),

  answer(contract.getProducts, ({ offset, count, category }, { locale }) => {
    const all = clubProducts.filter((product) => category === undefined || product.category === category);
    return { items: pageOf(all, offset, count).map((product) => productOf(product, locale)), total: all.length };
  }),

  answerPlayer(contract.buyProduct, ({ id, delivery }, { world, player, locale }) => {
    const product = clubProducts.find((candidate) => String(candidate.id) === String(id));
    if (!product) throw refuseField(locale, 'id', 'unknownProduct');
    if (!product.isAvailable) throw refuseField(locale, 'id', 'unavailable');
    const { points: owned, level } = world.rewards.club.standing(player.uid);
    const needed = clubLevels.find(({ sysname }) => sysname === product.level);
    if (needed && owned >= product.price && level.min < needed.min) throw refuseField(locale, 'id', 'lowLevel');
    const to = product.needsAddress ? readDelivery(delivery, locale) : null;
    const { points, gift } = transaction(world.db, () => {
      const pointsLeft = world.rewards.club.buy(player.uid, product);
      return {
        points: pointsLeft,
        gift: pointsLeft === undefined || !to ? null : world.rewards.gifts.add(player.uid, product, to),
      };
    });
    if (points === undefined)
      throw new AppError('InvalidParameterException', {
        message: textFor(locale, 'fewPoints'),
        data: { points: ['INSUFFICIENT'] },
      });
    if (!product.credit)
      world.messages.outbox.send(player.login, `Yulduz: ${product.name[locale]}. ${product.text[locale]}`);
    return { points, product: productOf(product, locale), gift };
  }),

  answer(contract.getPrograms, (_input, asking) => {
    if (asking.player) asking.world.rewards.club.standing(asking.player.uid);
    return { items: clubPrograms.map((program) => programOf(program, asking)), total: clubPrograms.length };
  }),

  answer(contract.getProgram, ({ sysname }, asking) => {
    const program = clubPrograms.find((candidate) => candidate.sysname === sysname);
    if (!program) throw refuseField(asking.locale, 'sysname', 'unknownProgram');
    if (asking.player) asking.world.rewards.club.standing(asking.player.uid);
    return programOf(program, asking);
  }),

  answerPlayer(contract.getNotifications, (_input, { world, player, locale }) => {
    const items = world.rewards.club.takeNotices(player.uid).map((notice) => ({
      id: notice.id,
      trigger: notice.trigger,
      type: notice.amount === null || notice.trigger === 'product' ? 'info' : 'credit',
      ...noticeMessages(notice, locale),
      // Money in major units.
      amount: notice.amount !== null && notice.amount_type === 'money' ? notice.amount / 100 : notice.amount,
      amountType: notice.amount_type,
      image: null,
    }));
    return { items, total: items.length };
  }),
];
