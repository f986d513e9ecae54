import type { Fields } from '#sandbox/content/createEntries.ts';
import { data } from '#sandbox/content/data.ts';
import { localise } from '#sandbox/content/localise.ts';
import { isMedia, type Media } from '#sandbox/content/media.ts';
import { models } from '#sandbox/content/models.ts';
import { SANDBOX_LANGUAGES, type SandboxLanguage } from '#sandbox/world/players/languages.ts';
import { type CollectionName, collections } from '#shared/content/collections.ts';
import { uidOf } from './describeContentTypes.ts';

export interface SeedRecord {
  uid: string;
  /** Fields in each locale; media is `{ "$media": url }`. */
  fields: Record<SandboxLanguage, Fields>;
  /** Field -> the related records, by their index among the records of their type. */
  relations: Record<string, { uid: string; places: number[] }>;
}

export interface Seed {
  locales: readonly SandboxLanguage[];
  media: Media[];
  records: SeedRecord[];
}

/** The sandbox's records in the form that fills the real Strapi. */
export function seedOf(): Seed {
  const media = new Map<string, Media>();

  /** Replaces media by its URL. A field that holds a symbol of the sprite instead of a picture has no file and stays empty. */
  function withMedia(value: unknown, populate: readonly string[], path = ''): unknown {
    if (isMedia(value)) {
      media.set(value.url, { ...value, alternativeText: '' });
      return { $media: value.url };
    }
    if (typeof value === 'string' && populate.includes(path)) return null;
    if (Array.isArray(value)) return value.map((item) => withMedia(item, populate, path));
    if (typeof value !== 'object' || value === null) return value;
    const pathOf = (key: string) => (path === '' ? key : `${path}.${key}`);
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, withMedia(item, populate, pathOf(key))]),
    );
  }

  const records = (Object.keys(collections) as CollectionName[]).flatMap((name) => {
    const { relations = {} } = models[name];
    return data[name].map((fields): SeedRecord => {
      const plainFields = Object.fromEntries(Object.entries(fields).filter(([key]) => !(key in relations)));
      const inLocale = (locale: SandboxLanguage) =>
        withMedia(localise(plainFields, locale), collections[name].populate) as Fields;
      return {
        uid: uidOf(name),
        fields: Object.fromEntries(SANDBOX_LANGUAGES.map((locale) => [locale, inLocale(locale)])) as Record<
          SandboxLanguage,
          Fields
        >,
        relations: Object.fromEntries(
          Object.entries(relations).map(([field, { to, by }]) => {
            const wanted = (fields[field] ?? []) as unknown[];
            const places = wanted.map((key) => data[to].findIndex((record) => record[by] === key));
            return [field, { uid: uidOf(to), places: places.filter((place) => place >= 0) }];
          }),
        ),
      };
    });
  });
  return { locales: SANDBOX_LANGUAGES, media: [...media.values()], records };
}
