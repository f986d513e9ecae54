import type { RequestHandler } from 'express';
import type { AnswerPage } from '#server/plain/pages/answerPage.ts';
import type { createCall } from '#shared/api/call.ts';
import type { Brand } from '#shared/brand.ts';
import type { ContentSource } from '#shared/content/ContentSource.ts';
import type { Locale } from '#shared/locales.ts';
import type { FormRefusal } from './formRefusal.ts';
import type { FilesProblem } from './readTicketForm.ts';

/** A form of the site that was sent without JavaScript, and the means to handle it. */
export interface FormPost {
  fields: Readonly<Record<string, string>>;
  /** Files of the form; empty where its page takes none (FormTaker.takesFiles). */
  files: readonly File[];
  /** Why its files were not read, though there are some. */
  filesProblem?: FilesProblem | undefined;
  /** The player, the session, or the address of a guest: whose orders these are (senderOf). */
  sender: string;
  /** The player whom the form names and whose the session is, by uid; undefined: it names nobody, or the session has no player (any more). */
  player: number | undefined;
  /** The player, else the address: unlike `sender` the same before and after a guest gets a session. */
  visitor: string;
  /** The query of the address the form was sent to. */
  query: URLSearchParams;
  locale: Locale;
  /** Scheme and host the visitor used. */
  origin: string;
  /** The brand of pages that the answer itself contains. */
  brand: Brand;
  call: ReturnType<typeof createCall>;
  content: ContentSource;
}

/**
 * Where a form leads. A FormRefusal: back to the same page, which shows it. `html`: a page in the answer itself; `break` starts a break on
 * this device (`until` in Unix seconds, null: permanent). `page`: to another page, given without locale; `locale` and `savesData` change
 * these settings. `address`: to a file of the site, as it is. `done`: to where the visitor wanted to go, else home. `signedOut`: home, without a session. `signInFirst`: to the same
 * page, whose guest guard leads to the sign-in and back.
 */
export type FormOutcome =
  | FormRefusal
  | { html: AnswerPage; break?: { until: number | null } }
  | { page: string; locale?: Locale; savesData?: boolean }
  | { address: string }
  | 'done'
  | 'signedOut'
  | 'signInFirst';

/** Handles the forms of one address. */
export interface FormTaker {
  submit: (post: FormPost) => Promise<FormOutcome>;
  limits: RequestHandler;
  /** The name of its only form, for an address without one. */
  form?: string;
  /** Its forms may have files, as multipart/form-data. */
  takesFiles?: true;
  /** No page is at the address: reading it gets 405. */
  postOnly?: true;
}
