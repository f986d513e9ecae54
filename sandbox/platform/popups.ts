import { getPopups } from '../../shared/api/popups.contract.ts';
import { popups as data } from '../world/popups.ts';
import { type Answer, answer } from './answer.ts';

export const popups: Answer[] = [
  answer(getPopups, ({ sysname, preview }, { player, locale }) => {
    // Guests see previews only.
    const visible = player || preview ? data : [];
    const items = visible
      .filter((popup) => (sysname === undefined ? popup.isCampaign : popup.sysname === sysname))
      .map(({ id, sysname: name, kind, priority, title, text, button, delay_ms }) => ({
        id,
        sysname: name,
        kind,
        priority,
        delay_ms,
        title: title[locale],
        text: text[locale],
        button: { title: button.title[locale], slug: button.slug },
        is_closable: true,
      }));
    return { items, total: items.length };
  }),
];
