import type * as z from 'zod/mini';
import type { Call } from '#shared/api/call.ts';
import type { ContentSource } from '#shared/content/ContentSource.ts';
import type { Locale } from '#shared/locales.ts';
import type { Path } from '#shared/url/path.ts';

/** Why a form is refused: a message id or a RefusalKind, and the name of the field it is about. */
export interface FormProblem {
  error: string;
  field?: string;
}

/** The fields of a form as a browser posts them. */
export type PostedFields = Readonly<Record<string, string>>;

/** What a form sent without JavaScript may read besides its fields. */
export interface FormVisit {
  content: ContentSource;
  /** The query of its address. */
  query: URLSearchParams;
}

/**
 * A form of a page, declared once. The page renders it with react-hook-form (`SavedForm`) or as one button (`PressForm`); the server takes
 * it without JavaScript (`takeForm`). `Context`: what the rule or the command needs besides the fields.
 */
export interface SiteForm<Values, Context = null, Answer = unknown> {
  page: Path;
  /** `?form=` of the page, by which the server finds the form and the page its outcome. */
  name: string;
  /** The form sends a code or takes guesses, and counts with such methods of /api. */
  limit?: 'codes';
  /** Fields that return into the refused form (decision 035): never a password, a code, a card, a document or a phrase. Of `files` returns that there were some. */
  kept?: readonly string[];
  /** The sum `amount` returns in the address of the refused form (carriedSum). */
  carriesSum?: true;
  /** Parts of the query of its address that the page gets again when it is refused; anybody can write them. */
  repeats?(query: URLSearchParams): Partial<Record<string, string>>;
  /** Message id after success. */
  done: string;
  /** Message ids or kinds of refusal by field: `rule` for a broken rule that has bounds, `refused` for a field that the platform refuses. */
  words?: Readonly<Record<string, { rule?: string; refused?: string }>>;
  /** The same where the words of a rule depend on the context; they replace `words` for broken rules. */
  wordsOfRule?(context: Context): NonNullable<SiteForm<Values, Context, Answer>['words']>;
  /** Message id for input that the platform refuses without a field in `words`. */
  refused?: string;
  /** Refused input means that the page is out of date, for example because the thing has gone in another tab. */
  isStale?: true;
  /** Asks the platform and the content service for the context; a page has it already. Absent: none is needed. */
  context?(call: Call, fields: PostedFields, visit: FormVisit): Promise<Context>;
  /** What the page's controls do to typed text, for fields that were posted without them. */
  read?(fields: PostedFields, context: Context): PostedFields;
  /** The schema of all fields; its messages are those of rules. `brand`: the name of the site; absent: that of the build. */
  rule(context: Context, locale: Locale, brand?: string): z.ZodMiniType<Values>;
  /** Carries it out; rejects with the platform's refusal. */
  send(call: Call, values: Values, context: Context): Promise<Answer>;
  /** A refusal that the words do not cover; null: they or the error catalogue do. */
  problem?(error: unknown): FormProblem | null;
}
