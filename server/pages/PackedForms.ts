import type { Encoding } from '#server/cache/acceptedEncoding.ts';
import type { PackedPage } from './packPage.ts';

/** Compressed forms of a page, or promises of them; empty until a request accepts one, undefined where compression failed. */
export type PackedForms = Partial<Record<Encoding, PackedPage | undefined | Promise<PackedPage | undefined>>>;
