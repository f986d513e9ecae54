import { stripLocale } from '#shared/locales.ts';

const TASKS = /^\/(?:cashier|profile|forms|confirmation)(?:\/|$)/;

/** Whether a page is about one task, such as a form or a receipt, with the small footer. */
export const isTaskPage = (pathname: string): boolean => TASKS.test(stripLocale(pathname));
