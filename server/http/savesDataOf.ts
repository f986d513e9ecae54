import type { IncomingHttpHeaders } from 'node:http';
import { cookieNames } from '#shared/keys/cookieNames.ts';

const COOKIE = new RegExp(`(?:^|;)\\s*${cookieNames.dataSaver}=(1|0|auto)(?:;|$)`);

/** Whether a visitor wants small pages: by their choice on this site, else by their browser's `Save-Data: on`. */
export function savesDataOf(headers: IncomingHttpHeaders): boolean {
  const { cookie } = headers;
  const chosen = cookie?.includes(cookieNames.dataSaver) ? COOKIE.exec(cookie)?.[1] : undefined;
  return chosen === undefined ? headers['save-data'] === 'on' : chosen !== '0';
}
