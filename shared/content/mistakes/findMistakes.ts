import type { CollectionName } from '#shared/content/collections.ts';
import { isSitePage } from './isSitePage.ts';
import { redirectMistakes } from './redirectMistakes.ts';

/** A mistake of an editor in a record of the content service. */
export interface Mistake {
  kind: 'markup' | 'language' | 'link' | 'redirect' | 'picture' | 'script' | 'unread';
  collection: CollectionName;
  /** `[2].blocks[0].text`; empty for the whole collection. */
  field: string;
  /** What was found there, at most 80 characters. */
  detail: string;
}

/** What the records are compared with. */
export interface LinkTargets {
  /** Slugs of the content pages in this language; undefined: unknown, and links to them count as right. */
  slugs?: ReadonlySet<string> | undefined;
  /** Whether a rule redirects an address; undefined: none does. */
  isRedirected?: ((address: string) => boolean) | undefined;
}

/** Bytes of a picture that a page may load. */
const MAX_PICTURE_KB = 1_000;
const SHOWN = 80;
/** Fields that name an address. */
const LINK = /^(?:url|link|href|to_url)$/;
const TYPE = /(?:^|\s)type\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/i;
const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script/gi;

type Found = Pick<Mistake, 'kind' | 'field' | 'detail'>;

/**
 * Finds mistakes in the records of a collection as the content service sends them (flattenEntity), before the site replaces what it cannot
 * read: broken markup, links to no page of the site, redirects that loop or are not rules, pictures over a megabyte, scripts that do not
 * compile. A missing language and a collection that cannot be read are found by whoever reads the records.
 */
export function findMistakes(collection: CollectionName, records: unknown, targets: LinkTargets = {}): Mistake[] {
  const mistakes = inValue(records, '', '', targets);
  const redirects = collection === 'prazer-config' ? redirectMistakes(records) : [];
  return [...mistakes, ...redirects].map((one) => ({ collection, ...one, detail: one.detail.slice(0, SHOWN) }));
}

function inValue(value: unknown, field: string, key: string, targets: LinkTargets): Found[] {
  if (typeof value === 'string') return inText(value, field, key, targets);
  if (Array.isArray(value)) return value.flatMap((item, index) => inValue(item, `${field}[${index}]`, key, targets));
  if (typeof value !== 'object' || value === null) return [];
  const record = value as Record<string, unknown>;
  if (typeof record['mime'] === 'string' && typeof record['url'] === 'string') return inMedia(record, field);
  return Object.entries(record).flatMap(([name, item]) =>
    inValue(item, field === '' ? name : `${field}.${name}`, name, targets),
  );
}

function inText(text: string, field: string, key: string, targets: LinkTargets): Found[] {
  if (key === 'code') return scriptsOf(text).flatMap((script) => compileError(script, field));
  if (LINK.test(key)) {
    const leads = isSitePage(text, targets.slugs) || targets.isRedirected?.(text) === true;
    return leads ? [] : [{ kind: 'link', field, detail: text }];
  }
  const isBroken = text.split('**').length % 2 === 0 || /<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?\/?>/i.test(text);
  return isBroken ? [{ kind: 'markup', field, detail: text }] : [];
}

/** `size` is in kilobytes, as the service counts. */
function inMedia({ size, url }: Record<string, unknown>, field: string): Found[] {
  return typeof size === 'number' && size > MAX_PICTURE_KB
    ? [{ kind: 'picture', field, detail: `${Math.round(size)} kB ${String(url)}` }]
    : [];
}

/** The texts of inline scripts that a browser would compile. */
function scriptsOf(markup: string): string[] {
  return [...markup.matchAll(SCRIPT)].flatMap(([, attributes = '', script = '']) => {
    const [, quoted, single, bare] = TYPE.exec(attributes) ?? [];
    const type = (quoted ?? single ?? bare ?? '').trim().toLowerCase();
    // A module may import, which the compiler of functions does not read.
    return (type === '' || type === 'text/javascript') && !/(?:^|\s)src\s*=/i.test(attributes) ? [script] : [];
  });
}

function compileError(script: string, field: string): Found[] {
  try {
    // oxlint-disable-next-line no-new-func, typescript/no-implied-eval -- compiled, never called
    new Function(script);
    return [];
  } catch (error) {
    return [{ kind: 'script', field, detail: error instanceof Error ? error.message : 'does not compile' }];
  }
}
