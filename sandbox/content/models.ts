import type { CollectionName } from '#shared/content/collections.ts';

interface Model {
  /** Objects and lists of objects stored as JSON: present without `populate`, unlike components. */
  json: readonly string[];
  /** Dynamic zones: only `*` or `on` may go below them. */
  zones?: readonly string[];
  /** Field -> the collection and the field that its values refer to. */
  relations?: Readonly<Record<string, { to: CollectionName; by: string }>>;
}

/** Properties of the collections that shape the answers and cannot be derived from the data. */
export const models: Readonly<Record<CollectionName, Model>> = {
  'settings-seo': { json: ['replacements'] },
  'prazer-config': { json: ['imageNames', 'theme'] },
  'cashier-config': { json: ['depositAmountsList'] },
  'games-config': { json: ['homeSections.query'] },
  'search-config': { json: [] },
  loyalty: { json: [] },
  'forms-config': { json: ['messages', 'forms'] },
  common: { json: ['flagIcons'] },
  'auth-config': { json: [] },
  'meta-data-tool': { json: ['systemPages', 'dialogs', 'dictionary'] },
  'banner-entries': { json: [] },
  'domain-seos': { json: ['replacements'] },
  'web-settings': { json: [] },
  'seo-pages': { json: ['replacements'] },
  pages: {
    json: ['blocks.items', 'blocks.rows', 'seo.replacements'],
    zones: ['blocks'],
    relations: { related: { to: 'pages', by: 'slug' } },
  },
};
