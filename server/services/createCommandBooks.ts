import type { PlainOutcome } from '#server/plain/cashier/PlainOutcome.ts';
import type { MoneyAnswer } from '#server/platform/money/MoneyAnswer.ts';
import { type CommandBook, openCommandBook } from '#server/platform/money/openCommandBook.ts';

/** The money commands of one site: calls, and forms without script. */
export interface SiteBooks {
  money: CommandBook<MoneyAnswer>;
  plain: CommandBook<PlainOutcome>;
}

/** The money commands of a process, by site. */
export interface CommandBooks {
  /** Those of a brand at a platform. */
  of(brand: string, platformUrl: string): SiteBooks;
}

/**
 * Keeps what is known of money commands for longer than a site is open: SIGHUP opens a changed brand anew, and a deposit that a browser
 * sends a second time must not be sent to the platform again because a colour has changed meanwhile.
 */
export function createCommandBooks(): CommandBooks {
  const books = new Map<string, SiteBooks>();
  return {
    of(brand, platformUrl) {
      const name = `${brand} ${platformUrl}`;
      const siteBooks = books.get(name) ?? {
        money: openCommandBook<MoneyAnswer>(),
        plain: openCommandBook<PlainOutcome>(),
      };
      books.set(name, siteBooks);
      return siteBooks;
    },
  };
}
