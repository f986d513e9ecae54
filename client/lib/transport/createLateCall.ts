import type { Call } from '#shared/api/call.ts';
import { AppError } from '#shared/errors/AppError.ts';
import type { Locale } from '#shared/locales.ts';

/**
 * Calls whose code is loaded at the first of them, or by `load` before: a guest's first page asks nothing. Where it cannot be loaded, the
 * call is rejected like one without an answer, a money command as one that was not sent; the next call loads again.
 */
export function createLateCall(loadCode: () => Promise<(locale: Locale) => Call>): {
  load: () => Promise<unknown>;
  callIn: (locale: Locale) => Call;
} {
  let loading: ReturnType<typeof loadCode> | undefined;
  const load = () =>
    (loading ??= loadCode().catch((error: unknown) => {
      loading = undefined;
      throw error;
    }));
  return {
    load,
    callIn: (locale) => async (method, input, options) => {
      const made = await load().catch((cause: unknown) => {
        throw new AppError('InternalServerErrorException', {
          message: `${method.name}: not sent`,
          status: 502,
          data: method.money ? { outcome: 'not_sent' } : {},
          cause,
        });
      });
      return made(locale)(method, input, options);
    },
  };
}
