import type { PageErrorData } from './PageErrorData.ts';

/** What stands where a page cannot: thrown by loaders, stored in the page's state. `status` is the HTTP status of the document. */
export class PageFailure extends Error {
  readonly status: number;
  readonly data: PageErrorData;

  constructor(status: number, data: PageErrorData) {
    super(`The page answers ${status}: ${data.kind}`);
    this.name = 'PageFailure';
    this.status = status;
    this.data = data;
  }
}
