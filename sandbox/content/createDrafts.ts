import { isSandboxLanguage, type SandboxLanguage } from '#sandbox/world/players/languages.ts';
import { type CollectionName, isCollectionName } from '#shared/content/collections.ts';
import { ContentError } from './ContentError.ts';
import { type ContentEntry, createEntries, type Entries, type Fields } from './createEntries.ts';

/** One record in one language, as an editor names it. */
export interface EntryName {
  collection: string;
  documentId: string;
  locale: string;
}

/** The records of the content service, published and as editors have left them. A restart forgets drafts and what was published. */
export interface Drafts {
  list(name: CollectionName, locale: SandboxLanguage, status: 'draft' | 'published'): readonly ContentEntry[];
  /** The draft of a record. */
  read(entry: EntryName): ContentEntry;
  /** Replaces the named fields in the draft; those that identify the record stay. */
  save(entry: EntryName, fields: Fields): ContentEntry;
  /** The draft becomes what visitors read. */
  publish(entry: EntryName): void;
  /** The draft becomes what visitors read already. */
  discard(entry: EntryName): void;
  /** Grows with every change; answers of another version are outdated. */
  version(): number;
}

const FIXED: ReadonlySet<string> = new Set(['id', 'documentId', 'locale', 'createdAt', 'updatedAt', 'publishedAt']);

/** Creates the records of the sandbox. Its methods throw a ContentError (404) for a record that does not exist. */
export function createDrafts(now: () => number = Date.now): Drafts {
  const published = createEntries();
  const drafts = structuredClone(published);
  let version = 0;

  function placeOf(
    all: Entries,
    { collection, documentId, locale }: EntryName,
  ): { list: ContentEntry[]; index: number } {
    const list = isCollectionName(collection) && isSandboxLanguage(locale) ? all[collection][locale] : [];
    const index = list.findIndex((entry) => entry.documentId === documentId);
    if (index === -1) throw new ContentError(404, 'NotFoundError', 'Not Found');
    return { list, index };
  }
  function copy(from: Entries, to: Entries, entry: EntryName, changed: Fields): void {
    const source = placeOf(from, entry);
    const target = placeOf(to, entry);
    const draft = source.list[source.index] as ContentEntry;
    target.list[target.index] = { ...structuredClone(draft), ...changed };
    version += 1;
  }
  function read(entry: EntryName): ContentEntry {
    const { list, index } = placeOf(drafts, entry);
    return list[index] as ContentEntry;
  }
  const time = () => new Date(now()).toISOString();

  return {
    list: (name, locale, status) => (status === 'draft' ? drafts : published)[name][locale],
    read,
    save(entry, fields) {
      const changed = Object.fromEntries(Object.entries(fields).filter(([key]) => !FIXED.has(key)));
      copy(drafts, drafts, entry, { ...changed, updatedAt: time() });
      return read(entry);
    },
    publish: (entry) => copy(drafts, published, entry, { publishedAt: time() }),
    discard: (entry) => copy(published, drafts, entry, {}),
    version: () => version,
  };
}
