import { login as loginMethod } from '#shared/api/account/auth.contract.ts';
import { readTwoFactor, type TwoFactorAnswer } from '#shared/auth/twoFactorMarkers.ts';
import { AppError } from '#shared/errors/AppError.ts';
import { isErrorType } from '#shared/errors/isErrorType.ts';
import type { Asker, UpstreamResponse } from './asker.ts';
import { callPlatform } from './callPlatform.ts';

const MAX_CODES = 3;

function secondFactorOf({ json }: UpstreamResponse): TwoFactorAnswer | null {
  const error = (json as { error?: { type?: string; message?: string } } | undefined)?.error;
  const type = String(error?.type);
  return isErrorType(type) ? readTwoFactor(new AppError(type, { message: String(error?.message) })) : null;
}

/** Signs in; asks the operator for the code if the account has a second factor. Returns the last answer. */
export async function signIn(
  player: Asker,
  { login, password }: { login: string; password: string },
  askCode: ((attempt: number) => Promise<string>) | undefined,
): Promise<UpstreamResponse> {
  let response = await callPlatform(player, loginMethod, { login, password });
  for (let attempt = 1; askCode && attempt <= MAX_CODES && secondFactorOf(response) !== null; attempt += 1) {
    const code = (await askCode(attempt)).trim();
    if (code === '') break;
    response = await callPlatform(player, loginMethod, { login, password, code });
  }
  return response;
}
