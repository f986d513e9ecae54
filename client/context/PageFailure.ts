import type { PageErrorData } from './PageErrorData.ts';

/** Replaces a page that cannot be shown: thrown by loaders, stored in the page's state. `status`: HTTP status of the document. */
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
