import type { RequestHandler } from 'express';
import type { createCall } from '../../../shared/api/call.ts';
import type { ContentSource } from '../../../shared/content/ContentSource.ts';
import type { Locale } from '../../../shared/locales.ts';
import type { FormRefusal } from './formRefusal.ts';

/** A form of the site as it was sent without JavaScript. */
export interface FormPost {
  fields: Readonly<Record<string, string>>;
  /** Of the address the form was sent to. */
  query: URLSearchParams;
  locale: Locale;
  /** Scheme and host the visitor came under. */
  origin: string;
  call: ReturnType<typeof createCall>;
  content: ContentSource;
}

/**
 * Back to the same page, which tells what came of it; a page of its own; `page`: on to another, without its language, `locale`: from now on in that one, `savesData`: with few bytes or not; or on to where the visitor wanted to be. `signInFirst`: to
 * the same page without a word, whose guard takes a guest to the sign-in and back.
 */
export type FormOutcome =
  | FormRefusal
  | { html: (nonce: string) => string; break?: { until: number | null } }
  | { page: string; locale?: Locale; savesData?: boolean }
  | 'done'
  | 'signedOut'
  | 'signInFirst';

/** What takes the forms of one address. */
export interface FormTaker {
  submit: (post: FormPost) => Promise<FormOutcome>;
  limits: RequestHandler;
}
