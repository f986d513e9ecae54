import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { ConfigError, type ConfigProblem } from '#config/ConfigError.ts';
import { type Env, parseEnv } from '#config/env.ts';
import { acceptedText, readBytes, readText, UnreadableFile } from '#config/files/readText.ts';
import { isReloaded } from '#config/variablesForRestart.ts';
import { type Brand, brand as built } from '#shared/brand.ts';
import { brandContrasts } from '#shared/document/brandContrasts.ts';
import type { BrandSite } from './BrandSite.ts';
import { type BrandFile, brandFile, picture } from './brandFile.ts';
import { fieldProblems } from './fieldProblems.ts';
import { recordOfBrand } from './recordOfBrand.ts';

/** What names the content of a site. */
const OF_CONTENT = ['CONTENT_URL', 'CONTENT_QUERY', 'CONTENT_LOCALES'];

/** Checked at a start or a reload: code that zod makes for many checks would stay in memory for nothing. */
const ONCE = { jitless: true };

type TextRecord = Readonly<Record<string, string | undefined>>;

/** Pictures of a theme that a brand draws itself: those of the build's brand would show its mark. */
const PICTURES = { dark: ['logoMark'], light: ['logoMark'], both: ['logoLarge', 'tileBand'] } as const;

/**
 * Reads the brand files (`*.json`) of a folder, in the order of their names. `shown`: the folder as the operator wrote it. `record`: the
 * texts of the process's environment. Throws a ConfigError with every problem; each names its file and field.
 */
export function readBrands(folder: string, shown: string, record: TextRecord): BrandSite[] {
  const problems: ConfigProblem[] = [];
  const names = namesIn(folder, shown);
  const taken = new Map(hostsOfProcess(record).map((host) => [host, 'PUBLIC_ORIGIN, PUBLIC_HOSTS or GAME_ORIGIN']));
  const senders = new Set([senderOf(parseEnv(record))]);
  const sites = names.flatMap((name) => {
    const source = `${shown}/${name}`;
    try {
      const site = readBrand({ folder, name, source, record, senders });
      for (const host of site.hosts) {
        const other = taken.get(host);
        if (other !== undefined)
          problems.push({ name: 'hosts', source, problem: `has ${host}, a host of ${other}`, accepted: 'other hosts' });
        taken.set(host, source);
      }
      return [site];
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error;
      problems.push(...error.problems);
      return [];
    }
  });
  if (problems.length > 0) throw new ConfigError(problems);
  return sites;
}

interface ReadOptions {
  folder: string;
  name: string;
  source: string;
  record: TextRecord;
  /** What sends notifications already (senderOf). */
  senders: Set<string | undefined>;
}

function readBrand({ folder, name, source, record, senders }: ReadOptions): BrandSite {
  const id = name.slice(0, -'.json'.length);
  const problems: ConfigProblem[] = [];
  const tell = (field: string, problem: string, accepted: string) =>
    void problems.push({ name: field, source, problem, accepted });
  if (!/^[a-z][a-z\d-]{0,30}$/.test(id))
    tell('name of the file', 'is not accepted', 'lower-case letters, digits and -');
  const file = parsed(path.join(folder, name), source);
  const contents = new Map<string, Buffer>();
  const contentOf = (field: string, address: string): Buffer => {
    try {
      const content = readBytes(path.join(folder, address));
      contents.set(address, content);
      return content;
    } catch (error) {
      if (!(error instanceof UnreadableFile)) throw error;
      tell(field, `names ${address}, which ${error.message}`, 'a file of at most 10 MB that this user may read');
      return Buffer.alloc(0);
    }
  };
  const drawn = (field: string, value: string) => {
    if (value.startsWith('<svg')) return value.trim();
    const before = problems.length;
    const text = contentOf(field, value).toString('utf8').trim();
    const isDrawing = text.startsWith('<svg') && picture.safeParse(text, ONCE).success;
    if (problems.length === before && !isDrawing)
      tell(field, `names ${value}, which is not accepted`, 'SVG that begins with <svg, without scripts');
    return text;
  };
  const look = lookOf(file, drawn);
  contents.clear();
  for (const [part, pictures] of Object.entries(PICTURES) as ['dark', ['logoMark']][])
    for (const picture of pictures)
      if (file[part][picture] === undefined)
        tell(`${part}.${picture}`, 'is missing', 'SVG, or the path of an .svg file');
  for (const { theme, front, back, least, ratio } of brandContrasts(look))
    if (ratio < least)
      tell(
        `${theme === 'night' ? 'both' : theme}.${front}`,
        `has a contrast of ${ratio.toFixed(2)} on ${back}`,
        `at least ${least}, of colours written as #rrggbb`,
      );
  if (file.favicon !== undefined) contentOf('favicon', file.favicon);
  for (const [size, address] of Object.entries(file.png)) {
    const content = contentOf(`png.${size}`, address);
    if (content.length > 0 && !isSquarePng(content, Number(size)))
      tell(`png.${size}`, `names ${address}, which is no PNG of that size`, `a PNG of ${size} by ${size} pixels`);
  }
  for (const [index, font] of file.fonts.entries()) contentOf(`fonts.${index}.file`, font.file);
  if (!file.languages.includes(file.language)) tell('language', 'is none of languages', file.languages.join(', '));
  problems.push(...fieldProblems(file, { source }));
  const env = parsedEnv(recordOfBrand(id, file, record), source, problems);
  if (problems.length > 0 || env === undefined) throw new ConfigError(problems);
  const sender = senderOf(env);
  const sendsPushes = sender === undefined || !senders.has(sender);
  senders.add(sender);
  const site = {
    id,
    sendsPushes,
    file: source,
    look,
    hosts: hostsOf(file, env),
    files: contents,
    fontStyles: file.fonts.map(fontRule).join('\n'),
    preloaded: file.fonts.length === 0 ? undefined : file.fonts.filter((font) => font.preload).map((font) => font.file),
    png: new Map(Object.entries(file.png)),
    languages: file.languages,
    language: file.language,
    license: file.license,
    hasOwnContent: OF_CONTENT.some((variable) => (file.variables[variable] ?? record[variable]) !== record[variable]),
    env,
  };
  const files = [...contents].map(([address, content]) => [address, digestOf(content)]);
  return { ...site, digest: digestOf([{ ...site, files, png: [...site.png], env: settledOf(env, file) }]) };
}

/** Whether a file is a PNG (its signature) whose header has these pixels in both directions. */
function isSquarePng(content: Buffer, size: number): boolean {
  const isPng = content.length > 24 && content.subarray(0, 8).toString('latin1') === '\x89PNG\r\n\x1a\n';
  return isPng && content.readUInt32BE(16) === size && content.readUInt32BE(20) === size;
}

/** Whose notifications a site would send, and with which key; undefined: it has no key or no feed, and sends none. */
function senderOf({ PLATFORM_URL, PLATFORM_EVENTS_TOKEN, PUSH_KEY }: Env): string | undefined {
  const hasFeed = PLATFORM_URL === undefined || PLATFORM_EVENTS_TOKEN !== undefined;
  return hasFeed && PUSH_KEY !== undefined ? `${PLATFORM_URL ?? ''} ${PUSH_KEY}` : undefined;
}

/**
 * What of an environment needs a new site: not what a running one reloads, nor the memory of caches, which the process shares out at its
 * start. Otherwise a change of it would restart every brand, with cold caches and without what it knows of payments.
 */
function settledOf(env: Env, { variables }: BrandFile) {
  return Object.entries(env).filter(
    ([name]) => !isReloaded(name) && (!name.endsWith('_MAX_BYTES') || variables[name] !== undefined),
  );
}

function parsed(full: string, source: string): BrandFile {
  const problemOf = (name: string, problem: string, accepted: string) =>
    new ConfigError([{ name, source, problem, accepted }]);
  let json: unknown;
  try {
    json = JSON.parse(readText(full));
  } catch (error) {
    if (error instanceof UnreadableFile) throw problemOf('the file', error.message, acceptedText);
    throw problemOf('the file', `is not read: ${(error as Error).message.slice(0, 120)}`, 'JSON');
  }
  const { data, error } = brandFile.safeParse(json, ONCE);
  if (data) return data as unknown as BrandFile;
  throw new ConfigError(
    error.issues.map(({ path: fields, message, ...issue }) => ({
      name: [...fields, ...('keys' in issue ? [String(issue.keys)] : [])].join('.') || 'the file',
      source,
      problem: 'keys' in issue ? 'is no field' : 'is not accepted',
      accepted: 'keys' in issue ? 'the fields in docs/brands.md' : message,
    })),
  );
}

/** The build's brand with what the file changes. */
function lookOf(file: BrandFile, drawn: (field: string, value: string) => string): Brand {
  const part = (name: 'dark' | 'light' | 'both', base: Readonly<Record<string, string | null>>) => {
    const changes = Object.entries(file[name]).map(([token, value]) => {
      const isPicture = typeof value === 'string' && /^(?:logo|tile|skyline)/.test(token);
      return [token, isPicture ? drawn(`${name}.${token}`, value) : value];
    });
    return { ...base, ...(name === 'both' ? { skyline: null } : {}), ...Object.fromEntries(changes) };
  };
  return {
    name: file.name,
    icon: drawn('icon', file.icon),
    mark: drawn('mark', file.mark),
    dark: part('dark', built.dark) as Brand['dark'],
    light: part('light', built.light) as Brand['light'],
    both: part('both', built.both) as Brand['both'],
  };
}

function parsedEnv(record: TextRecord, source: string, problems: ConfigProblem[]): Env | undefined {
  try {
    return parseEnv(record, () => source);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    problems.push(...error.problems.map((problem) => ({ ...problem, name: `variables.${problem.name}` })));
    return undefined;
  }
}

function fontRule({ family, file, weight, range }: BrandFile['fonts'][number]): string {
  const characters = range === undefined ? '' : `unicode-range:${range};`;
  return `@font-face{font-family:"${family}";src:url("{base}/${file}") format("woff2");font-weight:${weight};font-display:swap;${characters}}`;
}

/** The host of its own game documents leads to the site too. */
function hostsOf({ origin, hosts }: BrandFile, { GAME_ORIGIN }: Env): string[] {
  const games = GAME_ORIGIN === undefined ? [] : [new URL(GAME_ORIGIN).host];
  return [...new Set([new URL(origin).host, ...hosts, ...games])];
}

function hostsOfProcess({ PUBLIC_ORIGIN = '', GAME_ORIGIN = '', PUBLIC_HOSTS = '' }: TextRecord): string[] {
  const origins = [PUBLIC_ORIGIN, GAME_ORIGIN].map((origin) => URL.parse(origin)?.host);
  return [...origins.filter((host) => host !== undefined), ...PUBLIC_HOSTS.toLowerCase().split(',')].map((one) =>
    one.trim(),
  );
}

function namesIn(folder: string, shown: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .toSorted();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const problem = `names ${shown}, which cannot be read (${code})`;
    throw new ConfigError([{ name: 'BRANDS', source: 'configuration', problem, accepted: 'a folder of brand files' }]);
  }
}

function digestOf(content: unknown): string {
  const text = Buffer.isBuffer(content) ? content : JSON.stringify(content);
  return createHash('sha256').update(text).digest('base64url').slice(0, 16);
}
