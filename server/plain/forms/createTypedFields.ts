import { randomBytes } from 'node:crypto';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { Request } from 'express';
import * as z from 'zod/mini';
import type { Env } from '#config/env.ts';
import { takenOrders } from '#server/plain/cashier/takenOrders.ts';
import { outcomeSeal } from '#server/platform/money/outcomeSeal.ts';
import { signInForm } from '#shared/forms/access/signInForm.ts';
import { signUpForm } from '#shared/forms/access/signUpForm.ts';
import { replyForm } from '#shared/forms/support/replyForm.ts';
import { ticketForm } from '#shared/forms/support/ticketForm.ts';
import { serverCookieNames } from '#shared/keys/serverCookieNames.ts';
import type { TypedFields } from '#shared/rules/TypedFields.ts';
import { paths } from '#shared/url/paths.ts';
import { takenForms } from './takenForms.ts';

/** What is typed into the forms of the site without JavaScript returns into a refused form (docs/decisions/035). */
export interface CreatedTypedFields {
  /** The Set-Cookie lines that keep them for the page `path`; none: the form has nothing that may be kept. `form`: its name on `page`, a pattern. */
  linesFor(sent: {
    path: string;
    page: string;
    form: string;
    fields: Readonly<Record<string, string>>;
    secure: boolean;
  }): string[];
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
/** Both cookies: with the others of the site below the 8,192 bytes that nginx takes in one header. */
const MAX_TOTAL = 2 * MAX_BYTES;
/** Characters of a field that are kept: as many as fit, packed; prose of 10,000 fits in every script. */
const KEPT_LENGTHS = [10_000, 5_000, 3_000, 2_000, 1_000, 300, 100, 30];

/** Pages have forms of the same name, and what may be kept of one may be a secret of another. */
const keyOf = (page: string, form: string) => `${page} ${form}`;
/** The fields of each form that may be kept (SiteForm.kept). A form without any returns empty. */
const KEPT = new Map(
  [
    signInForm,
    signUpForm,
    ticketForm,
    replyForm,
    // A player's own reply on the page of a conversation by code (talkByCode).
    { ...replyForm, page: paths.supportTicket },
    ...takenForms.map(({ form }) => form),
    ...takenOrders.map(({ form }) => form),
  ].map(({ page, name, kept = [] }) => [keyOf(page.pattern, name), kept] as const),
);

const shape = z.object({ form: z.string(), fields: z.record(z.string(), z.string()) });

/**
 * Keeps typed fields of a refused form in a cookie, or two, encrypted with DEVICE_SECRET, invisible to scripts, of its page only and gone after
 * five minutes: an address would be logged and shared, and text that anybody can write must not stand in a form of the site. Without
 * DEVICE_SECRET only this process can read it.
 */
export function createTypedFields({ DEVICE_SECRET }: Partial<Pick<Env, 'DEVICE_SECRET'>>): CreatedTypedFields {
  const { seal, openBytes } = outcomeSeal(`typed fields, packed\0${DEVICE_SECRET ?? randomBytes(32).toString('hex')}`);
  return {
    linesFor({ path, page, form, fields, secure }) {
      const names = (KEPT.get(keyOf(page, form)) ?? []).filter((name) => fields[name]);
      if (names.length === 0) return [];
      const sealed = (length: number) => {
        const kept = Object.fromEntries(names.map((name) => [name, beginningOf(fields[name] ?? '', length)]));
        return seal(brotliCompressSync(JSON.stringify({ form, fields: kept } satisfies TypedFields), QUALITY));
      };
      // One after another: most texts fit at once, and packing costs processor time.
      const whole = KEPT_LENGTHS.values()
        .map(sealed)
        .find((one) => one.length <= MAX_TOTAL);
      if (whole === undefined) return [];
      return [
        [serverCookieNames.typedFields, whole.slice(0, MAX_BYTES)] as const,
        [serverCookieNames.typedFieldsRest, whole.slice(MAX_BYTES)] as const,
      ]
        .filter(([, value]) => value !== '')
        .map(([name, value]) =>
          stringifySetCookie({ name, value, path, maxAge: SECONDS, httpOnly: true, sameSite: 'lax', secure }),
        );
    },
    read({ headers, originalUrl }) {
      if (
        !headers.cookie?.includes(serverCookieNames.typedFields) ||
        !/[?&](?:error=|step=(?:code|restoreCode))/.test(originalUrl)
      )
        return null;
      const { [serverCookieNames.typedFields]: begin = '', [serverCookieNames.typedFieldsRest]: rest = '' } =
        parseCookie(headers.cookie);
      // The rest may be that of an earlier, longer text.
      const bytes = openBytes(begin + rest) ?? openBytes(begin);
      const read = bytes && shape.safeParse(JSON.parse(brotliDecompressSync(bytes).toString()));
      return read?.success ? read.data : null;
    },
  };
}

/** The first characters of a text, no half of a pair. */
function beginningOf(text: string, length: number): string {
  return Array.from(text.slice(0, length * 2))
    .slice(0, length)
    .join('');
}
