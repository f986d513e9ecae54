import * as z from 'zod/mini';
import { noteAbsence } from '#shared/api/account/accountAbsence.contract.ts';
import { requireOne } from '#shared/api/requireOne.ts';
import type { SiteForm } from '#shared/forms/SiteForm.ts';
import { paths } from '#shared/url/paths.ts';

/** Puts away what happened during an absence; the page of limits keeps it. */
export const absenceForm: SiteForm<object> = {
  page: paths.profileResponsibleGame,
  name: 'absence',
  done: 'absence.done',
  rule: () => z.object({}),
  send: async (call) => requireOne(await call(noteAbsence, {})),
};
