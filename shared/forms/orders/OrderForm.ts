import type * as z from 'zod/mini';
import type { Call } from '#shared/api/call.ts';
import type { Id } from '#shared/api/wireTypes.ts';
import type { AppError } from '#shared/errors/AppError.ts';
import type { FormProblem, PostedFields } from '#shared/forms/SiteForm.ts';
import type { Locale } from '#shared/locales.ts';
import type { Order } from '#shared/orders/Order.ts';
import type { Path } from '#shared/url/path.ts';

/** What a form asks for. `payments`: ids of the payments that existed before; null: not known. */
interface OrderRequest<Input> {
  input: Input;
  payments?: readonly Id[] | null;
}

/** Why nothing is ordered: as the form words it, or by a broken rule of its fields. */
type RefusedRequest = FormProblem | { issue: z.core.$ZodIssue | undefined };

/** Why the platform refused an order. The sums are those that a promo code asks for, in major units. */
export interface OrderProblem extends FormProblem {
  sum?: string;
  left?: string;
  currency?: string;
}

interface OrderVisit {
  call: Call;
  locale: Locale;
}

/**
 * A form of a page that is one order, declared once: the page renders it and places its order (`useOrder`); the server takes it without
 * JavaScript (`takeOrder`).
 */
export interface OrderForm<Input, Answer = unknown> {
  page: Path;
  /** `?form=` of the page, by which the server finds the form and the page its outcome. */
  name: string;
  /** Fields that return into the refused form, as in SiteForm. */
  kept?: readonly string[];
  /** As in SiteForm. */
  repeats?(query: URLSearchParams): Partial<Record<string, string>>;
  order: Order<Input, Answer>;
  /** What the posted fields ask for. */
  read(
    fields: PostedFields,
    visit: OrderVisit,
  ): OrderRequest<Input> | RefusedRequest | Promise<OrderRequest<Input> | RefusedRequest>;
  /** A refusal by the platform that the form words itself; null: the error catalogue does. */
  problem?(
    error: AppError,
    input: Input,
    visit: { call: Call; fields?: PostedFields },
  ): OrderProblem | null | Promise<OrderProblem | null>;
  /** Parts of the address that its page gets with every outcome. */
  place?(fields: PostedFields): { tab?: string; open?: string };
  /** What the form does for a guest, whose order the platform refuses. */
  asGuest?(call: Call, input: Input): Promise<unknown>;
}
