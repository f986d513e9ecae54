import type { FormOutcome, FormPost } from '#server/edge/forms/FormPost.ts';
import {
  confirmPlayLimit,
  getPlayLimits,
  PLAY_LIMIT_PERIODS,
  type PlayLimitKind,
  setPlayLimit,
} from '#shared/api/account/accountPlayLimits.contract.ts';
import { carriedSum } from '#shared/cashier/carriedSum.ts';
import { AppError } from '#shared/errors/AppError.ts';
import { readLimitSum } from '#shared/profile/readLimitSum.ts';

type Submit = (post: FormPost) => Promise<FormOutcome>;

const periodOf = (text: string | null | undefined) => PLAY_LIMIT_PERIODS.find((known) => known === text);

function isInput(error: unknown): error is AppError {
  return error instanceof AppError && error.type === 'InvalidParameterException';
}

/** The forms of one kind of limit that stops play: set it, remove it, keep it instead of a waiting change, confirm that change. */
export function playLimitForms<K extends PlayLimitKind>(
  kind: K,
): Record<K | `${K}Off` | `${K}Keep` | `${K}Confirm`, Submit> {
  const rule = kind === 'time' ? 'limits.minutesRule' : 'limits.sumRule';

  async function set({ fields, call }: FormPost): Promise<FormOutcome> {
    const typed = carriedSum(fields['amount']);
    const refuse = (error: string) => ({ error, field: 'amount', ...(typed ? { amount: typed } : {}) });
    const currency = kind === 'time' ? '' : (fields['currency'] ?? '');
    const { amount, error: refusal } = readLimitSum(fields['amount'] ?? '', currency);
    const period = periodOf(fields['period']);
    if (refusal !== null || !period) return refuse(refusal === 'limits.sumRule' || !refusal ? rule : refusal);
    try {
      await call(setPlayLimit, { kind, period, amount });
    } catch (error) {
      if (isInput(error)) return refuse(rule);
      throw error;
    }
    return { step: 'done' };
  }

  /** Handlers of the buttons, whose address names the period. */
  const press =
    (send: (post: FormPost, period: (typeof PLAY_LIMIT_PERIODS)[number]) => Promise<unknown>): Submit =>
    async (post) => {
      const period = periodOf(post.query.get('period'));
      if (!period) return { error: 'limits.tooEarly' };
      try {
        await send(post, period);
      } catch (error) {
        if (isInput(error)) return { error: 'limits.tooEarly' };
        throw error;
      }
      return { step: 'done' };
    };

  return {
    [kind]: set,
    [`${kind}Off`]: press(({ call }, period) => call(setPlayLimit, { kind, period, amount: null })),
    [`${kind}Keep`]: press(async ({ call }, period) => {
      const { limits } = await call(getPlayLimits, {});
      const own = limits.find((limit) => limit.kind === kind && limit.period === period);
      await call(setPlayLimit, { kind, period, amount: own?.amount ?? null });
    }),
    [`${kind}Confirm`]: press(({ call }, period) => call(confirmPlayLimit, { kind, period })),
  } as Record<K | `${K}Off` | `${K}Keep` | `${K}Confirm`, Submit>;
}
