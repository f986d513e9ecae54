import type { DialogTexts, MetaDataTool, SystemPage } from '../../shared/content/metaDataTool.content.ts';
import type { PromoGift } from '../lib/giftOf.ts';

/**
 * The operator's words, by the ids of the messages they stand in place of: the dictionary, header and description of the system
 * pages, and what the dialogs of a redeemed code say (`{name}`: the gift). Undefined when they have none, so that nothing of it is sent.
 */
export function operatorMessages({
  dictionary,
  systemPages,
  dialogs,
}: MetaDataTool): Record<string, string> | undefined {
  const { notFound, forbidden, maintenance, blocked } = systemPages;
  const ofPage = (page: SystemPage, title: string, text: string) => ({
    [title]: page.header,
    [text]: page.description,
  });
  const words: Record<string, string> = {
    ...ofPage(notFound, 'shell.notFoundTitle', 'shell.notFoundText'),
    ...ofPage(forbidden, 'shell.forbiddenTitle', 'shell.forbiddenText'),
    ...ofPage(maintenance, 'shell.maintenanceTitle', 'shell.maintenanceText'),
  };
  const ofGift = ({ title, text, confirm }: DialogTexts, kind: PromoGift['kind']) =>
    Object.assign(words, {
      [`offers.${kind}Activated`]: title,
      [`offers.${kind}Gift`]: text,
      [`offers.${kind}Ok`]: confirm,
    });
  ofGift(dialogs.promoActivated, 'promo');
  ofGift(dialogs.bettingBonusActivated, 'betting');
  for (const [type, page] of Object.entries(blocked))
    Object.assign(words, ofPage(page, `shell.blockedTitle.${type}`, `shell.blockedText.${type}`));
  const said = Object.entries({ ...words, ...dictionary }).filter(([, text]) => text !== '');
  return said.length > 0 ? Object.fromEntries(said) : undefined;
}
