import type { PromoGift } from '#shared/bonus/giftOf.ts';
import type { DialogTexts, MetaDataTool, SystemPageTexts } from '#shared/content/metaDataTool.content.ts';

/**
 * The operator's messages, by the ids of the messages they replace: the dictionary, headers and descriptions of system pages, and the
 * dialogs of a redeemed code (`{name}`: the gift). Undefined if there are none, so that the page's state has no empty entry.
 */
export function operatorMessages({
  dictionary,
  systemPages,
  dialogs,
}: MetaDataTool): Record<string, string> | undefined {
  const { notFound, forbidden, maintenance, blocked } = systemPages;
  const ofPage = (page: SystemPageTexts, title: string, text: string) => ({
    [title]: page.header,
    [text]: page.description,
  });
  const messages: Record<string, string> = {
    ...ofPage(notFound, 'shell.notFoundTitle', 'shell.notFoundText'),
    ...ofPage(forbidden, 'shell.forbiddenTitle', 'shell.forbiddenText'),
    ...ofPage(maintenance, 'shell.maintenanceTitle', 'shell.maintenanceText'),
  };
  const ofGift = ({ title, text, confirm }: DialogTexts, kind: PromoGift['kind']) =>
    Object.assign(messages, {
      [`offers.${kind}Activated`]: title,
      [`offers.${kind}Gift`]: text,
      [`offers.${kind}Ok`]: confirm,
    });
  ofGift(dialogs.promoActivated, 'promo');
  ofGift(dialogs.bettingBonusActivated, 'betting');
  for (const [type, page] of Object.entries(blocked))
    Object.assign(messages, ofPage(page, `shell.blockedTitle.${type}`, `shell.blockedText.${type}`));
  const filled = Object.entries({ ...messages, ...dictionary }).filter(([, text]) => text !== '');
  return filled.length > 0 ? Object.fromEntries(filled) : undefined;
}
