import { createHash } from 'node:crypto';
import { SANDBOX_LANGUAGES, type SandboxLanguage } from '#sandbox/world/players/languages.ts';
import { type CollectionName, collections } from '#shared/content/collections.ts';
import { inMs } from '#shared/domain/inMs.ts';
import { data } from './data.ts';
import { emptyFields } from './emptyFields.ts';
import { localise } from './localise.ts';
import { isMedia } from './media.ts';
import { models } from './models.ts';

export type Fields = Record<string, unknown>;
/** A published record in one language, with everything populated. */
export interface ContentEntry extends Fields {
  id: number;
  documentId: string;
  locale: SandboxLanguage;
}
export type Entries = Record<CollectionName, Record<SandboxLanguage, ContentEntry[]>>;

const CREATED = '2026-01-12T08:00:00.000Z';
const UPDATED = '2026-09-01T09:30:00.000Z';

/** Gives each component a stable id. */
function numberComponents(value: unknown, next: { id: number }): unknown {
  if (isMedia(value) || typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => numberComponents(item, next));
  const id = next.id++;
  return { id, ...Object.fromEntries(Object.entries(value).map(([key, item]) => [key, numberComponents(item, next)])) };
}

function createRecord(name: CollectionName, fields: Fields, index: number, locale: SandboxLanguage): ContentEntry {
  const { json, relations = {} } = models[name];
  const isPlain = (key: string) => json.includes(key) || key in relations;
  const next = { id: inMs(index) + 1 };
  const documentId = createHash('sha1').update(`${name}/${index}`).digest('hex').slice(0, 24);
  return {
    id: (index + 1) * 2 - (locale === 'uz' ? 1 : 0),
    documentId,
    // Fields without a value are present and empty.
    ...Object.fromEntries(Object.entries(emptyFields(name)).map(([key, { value }]) => [key, value])),
    ...Object.fromEntries(
      Object.entries(fields).map(([key, value]) => [key, isPlain(key) ? value : numberComponents(value, next)]),
    ),
    createdAt: CREATED,
    updatedAt: UPDATED,
    publishedAt: UPDATED,
    locale,
  };
}

/** Relations are populated one level deep: the related record with its plain fields. */
function relate(entry: ContentEntry, name: CollectionName, all: Entries): ContentEntry {
  const related = Object.entries(models[name].relations ?? {}).map(([field, { to, by }]) => {
    const wanted = (entry[field] ?? []) as unknown[];
    const targets = wanted.flatMap((key) => all[to][entry.locale].filter((candidate) => candidate[by] === key));
    return [
      field,
      targets.map((other) => Object.fromEntries(Object.entries(other).filter(([, v]) => typeof v !== 'object'))),
    ];
  });
  return { ...entry, ...Object.fromEntries(related) };
}

/** Every record of every collection in every language. */
export function createEntries(): Entries {
  const names = Object.keys(collections) as CollectionName[];
  const inEveryLocale = <T>(make: (locale: SandboxLanguage) => T) =>
    Object.fromEntries(SANDBOX_LANGUAGES.map((locale) => [locale, make(locale)])) as Record<SandboxLanguage, T>;
  const entries = Object.fromEntries(
    names.map((name) => [
      name,
      inEveryLocale((locale) =>
        data[name].map((fields, index) => createRecord(name, localise(fields, locale) as Fields, index, locale)),
      ),
    ]),
  ) as Entries;
  return Object.fromEntries(
    names.map((name) => [
      name,
      inEveryLocale((locale) => entries[name][locale].map((entry) => relate(entry, name, entries))),
    ]),
  ) as Entries;
}
