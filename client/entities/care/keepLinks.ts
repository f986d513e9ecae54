import type { CommonContent, MenuLink } from '#shared/content/common.content.ts';

/** Menus and footer of the frame. */
export type Frame = Pick<CommonContent, 'menus' | 'footer'>;

/** The frame with those of its links that are kept, without headings left empty. */
export function keepLinks({ menus, footer }: Frame, isKept: (link: MenuLink) => boolean): Frame {
  return {
    menus: Object.fromEntries(
      Object.entries(menus).map(([name, items]) => [
        name,
        items.filter(isKept).flatMap((item) => {
          const children = item.children.filter(isKept);
          return item.children.length > 0 && children.length === 0 ? [] : [{ ...item, children }];
        }),
      ]),
    ) as CommonContent['menus'],
    footer: { ...footer, columns: footer.columns.map((column) => ({ ...column, links: column.links.filter(isKept) })) },
  };
}
