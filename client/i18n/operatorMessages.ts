import type { MetaDataTool, SystemPage } from '../../shared/content/metaDataTool.content.ts';

/**
 * The operator's words, by the ids of the messages they stand in place of: the dictionary, and header and description of the
 * system pages. Undefined when they have none, so that nothing of it is sent.
 */
export function operatorMessages({ dictionary, systemPages }: MetaDataTool): Record<string, string> | undefined {
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
  for (const [type, page] of Object.entries(blocked))
    Object.assign(words, ofPage(page, `shell.blockedTitle.${type}`, `shell.blockedText.${type}`));
  const said = Object.entries({ ...words, ...dictionary }).filter(([, text]) => text !== '');
  return said.length > 0 ? Object.fromEntries(said) : undefined;
}
