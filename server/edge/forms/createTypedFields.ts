import { randomBytes } from 'node:crypto';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { Request } from 'express';
import * as z from 'zod/mini';
import type { Env } from '#config/env.ts';
import { takenOrders } from '#server/edge/cashier/takenOrders.ts';
import { outcomeSeal } from '#server/platform/money/outcomeSeal.ts';
import { signInForm } from '#shared/forms/access/signInForm.ts';
import { signUpForm } from '#shared/forms/access/signUpForm.ts';
import { replyForm } from '#shared/forms/support/replyForm.ts';
import { serverCookieNames } from '#shared/keys/serverCookieNames.ts';
import type { TypedFields } from '#shared/rules/TypedFields.ts';
import { paths } from '#shared/url/paths.ts';
import { takenForms } from './takenForms.ts';

/** What is typed into the forms of the site without JavaScript returns into a refused form (docs/decisions/035). */
export interface CreatedTypedFields {
  /** The Set-Cookie line that keeps them for the page `path`; undefined: the form has none that may be kept. `form`: its name on `page`, a pattern. */
  lineFor(sent: {
    path: string;
    page: string;
    form: string;
    fields: Readonly<Record<string, string>>;
    secure: boolean;
  }): string | undefined;
  /** Those of the form that the address shows again, refused or with its next step; null: none. */
  read(req: Pick<Request, 'headers' | 'originalUrl'>): TypedFields | null;
}

const SECONDS = 5 * 60;
/** A text of 10,000 is packed in a millisecond. */
const QUALITY = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
};
/** Below the 4,096 bytes of a cookie, with its name and attributes. */
const MAX_BYTES = 3_500;
/** Characters of a field that are kept: as many as fit, packed; a text of 1,800, the longest that is accepted, fits in every script. */
const KEPT_LENGTHS = [10_000, 5_000, 3_000, 2_000, 1_000, 300, 100, 30];

/** Pages have forms of the same name, and what may be kept of one may be a secret of another. */
const keyOf = (page: string, form: string) => `${page} ${form}`;
/** The fields of each form that may be kept (SiteForm.kept). A form without any returns empty. */
const KEPT = new Map(
  [
    signInForm,
    signUpForm,
    replyForm,
    // A player's own reply on the page of a conversation by code (talkByCode).
    { ...replyForm, page: paths.supportTicket },
    ...takenForms.map(({ form }) => form),
    ...takenOrders.map(({ form }) => form),
  ].map(({ page, name, kept = [] }) => [keyOf(page.pattern, name), kept] as const),
);

const shape = z.object({ form: z.string(), fields: z.record(z.string(), z.string()) });

/**
 * Keeps typed fields of a refused form in a cookie that is encrypted with DEVICE_SECRET, invisible to scripts, of its page only and gone after
 * five minutes: an address would be logged and shared, and text that anybody can write must not stand in a form of the site. Without
 * DEVICE_SECRET only this process can read it.
 */
export function createTypedFields({ DEVICE_SECRET }: Partial<Pick<Env, 'DEVICE_SECRET'>>): CreatedTypedFields {
  const { seal, open } = outcomeSeal(`typed fields\0${DEVICE_SECRET ?? randomBytes(32).toString('hex')}`);
  return {
    lineFor({ path, page, form, fields, secure }) {
      const names = (KEPT.get(keyOf(page, form)) ?? []).filter((name) => fields[name]);
      if (names.length === 0) return undefined;
      const sealed = (length: number) => {
        const kept = Object.fromEntries(names.map((name) => [name, beginningOf(fields[name] ?? '', length)]));
        return seal(packed(JSON.stringify({ form, fields: kept } satisfies TypedFields)));
      };
      // One after another: most texts fit at once, and packing costs processor time.
      const value = KEPT_LENGTHS.values()
        .map(sealed)
        .find((one) => one.length <= MAX_BYTES);
      if (value === undefined) return undefined;
      return stringifySetCookie({
        name: serverCookieNames.typedFields,
        value,
        path,
        maxAge: SECONDS,
        httpOnly: true,
        sameSite: 'lax',
        secure,
      });
    },
    read({ headers, originalUrl }) {
      if (
        !headers.cookie?.includes(serverCookieNames.typedFields) ||
        !/[?&](?:error=|step=(?:code|restoreCode))/.test(originalUrl)
      )
        return null;
      const text = open(parseCookie(headers.cookie)[serverCookieNames.typedFields] ?? '');
      const read = text === undefined ? null : shape.safeParse(JSON.parse(unpacked(text)));
      return read?.success ? read.data : null;
    },
  };
}

const packed = (text: string) => brotliCompressSync(text, QUALITY).toString('base64');
const unpacked = (text: string) => brotliDecompressSync(Buffer.from(text, 'base64')).toString();

/** The first characters of a text, no half of a pair. */
function beginningOf(text: string, length: number): string {
  return Array.from(text.slice(0, length * 2))
    .slice(0, length)
    .join('');
}
