import { type Answer, answerPlayer } from '#sandbox/platform/answer.ts';
import { refuseField } from '#sandbox/platform/refuseField.ts';
import { clubProducts } from '#sandbox/world/rewards/clubProducts.ts';
import { changeGift, getGifts } from '#shared/api/rewards/gifts.contract.ts';
import { readDelivery } from './readDelivery.ts';

export const giftAnswers: Answer[] = [
  answerPlayer(getGifts, (_input, { world, player, locale }) => ({
    items: world.rewards.gifts.of(player.uid).map(({ id, product, price, at, state, delivery }) => ({
      id,
      product_id: product,
      name: clubProducts.find((one) => one.id === product)?.name[locale] ?? '',
      at,
      price,
      state,
      delivery,
    })),
  })),

  answerPlayer(changeGift, ({ id, delivery }, { world, player, locale }) => {
    if (!world.rewards.gifts.redirect(player.uid, String(id), readDelivery(delivery, locale)))
      throw refuseField(locale, 'id', 'giftSent');
    return 1;
  }),
];
