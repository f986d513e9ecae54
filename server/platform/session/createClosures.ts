import type { Request, Response } from 'express';
import { contextOf } from '#server/http/requestContext.ts';
import { getInfo } from '#shared/api/account/account.contract.ts';
import type { Call } from '#shared/api/call.ts';
import { askClosure } from '#shared/closure/askClosure.ts';
import type { Closure } from '#shared/closure/Closure.ts';
import { AppError } from '#shared/errors/AppError.ts';

/** Which accounts are closed to play. */
export interface Closures {
  /** Why the account of this request is closed; null: it is not, it is a guest's, or the platform does not answer and decides itself. */
  of(req: Request, res: Response): Promise<Closure | null>;
  /** The refusal that the platform would give. */
  refusal(closure: Closure): AppError;
}

/** `callFor`: calls with the visitor's session; the request waits for them. The account is asked for each time, because deposits are rare. */
export function createClosures({ callFor }: { callFor: (req: Request, res: Response) => Call }): Closures {
  return {
    async of(req, res) {
      if (contextOf(res).isGuest) return null;
      try {
        const call = callFor(req, res);
        const account = await call(getInfo, {});
        return account.uid > 0 ? await askClosure({ call, account }) : null;
      } catch {
        return null;
      }
    },
    refusal: (closure) =>
      new AppError('UserBannedException', { message: 'The account is closed to play', data: { ban_type: closure } }),
  };
}
