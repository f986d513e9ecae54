import type { Response } from 'express';
import { contextOf } from '#server/http/requestContext.ts';
import type { AnswerPage } from './answerPage.ts';

/** Sends a page in the language, the brand and with the nonce of its request. */
export function sendAnswerPage(res: Response, page: AnswerPage): void {
  const { pageLocale: locale, brand, nonce } = contextOf(res);
  res.type('html').send(page({ locale, brand, nonce }));
}
