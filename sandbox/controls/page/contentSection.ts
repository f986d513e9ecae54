import type { Drafts } from '#sandbox/content/createDrafts.ts';
import { escapeHtml } from '#sandbox/http/escapeHtml.ts';
import { SANDBOX_LANGUAGES } from '#sandbox/world/players/languages.ts';
import { type CollectionName, collections } from '#shared/content/collections.ts';
import { htmlTable } from './htmlTable.ts';

/** Every record of the content service, with the way to its editor in each language. */
export function contentSection(drafts: Drafts): string {
  const names = Object.keys(collections) as CollectionName[];
  const rows = names.flatMap((collection) =>
    drafts.list(collection, SANDBOX_LANGUAGES[0], 'draft').map((entry) => {
      const { documentId, slug, url, title } = entry;
      const called = [slug, url, title].find((value) => typeof value === 'string' && value !== '') ?? '';
      const links = SANDBOX_LANGUAGES.map(
        (locale) => `<a href="/editor?${new URLSearchParams({ collection, documentId, locale })}">${locale}</a>`,
      );
      return [`<code>${collection}</code>`, escapeHtml(String(called)), links.join(' ')];
    }),
  );
  return `<p>Edit a record and see its draft on the site before it is published.</p>${htmlTable('Records', ['Collection', 'Record', 'Edit'], rows)}`;
}
