import { vi } from 'vitest';
import type { FormPost } from '#server/plain/forms/FormPost.ts';
import { brand } from '#shared/brand.ts';
import { AppError } from '#shared/errors/AppError.ts';

/** A command that the platform got: its method, input and key. */
interface Sent {
  name: string;
  input: unknown;
  key: string | undefined;
}

type Answers = Record<string, unknown>;

/** What an answer page of a plainPost is told. */
export const plainPage = { locale: 'ru', brand, nonce: 'nonce-1' } as const;

/** The outcome of a command is unknown: the platform failed after it got it. */
export const lostAnswer = new AppError('InternalServerErrorException', { status: 502, data: { outcome: 'unknown' } });

/**
 * A money form that was sent without JavaScript, in Russian, and the platform behind it: answers by method, an AppError rejects. `sent` has
 * the commands with their keys, `reads` the other calls.
 */
export function plainPost(fields: Record<string, string>, answers: Answers, sender = 'player 7') {
  const sent: Sent[] = [];
  const reads: { name: string; input: unknown }[] = [];
  const call = vi.fn(
    async (
      { name, money }: { name: string; money: boolean },
      input: unknown,
      options?: { idempotencyKey?: string | undefined },
    ) => {
      if (money) sent.push({ name, input, key: options?.idempotencyKey });
      else reads.push({ name, input });
      const answer = answers[name];
      if (answer instanceof AppError) throw answer;
      if (answer === undefined) throw new AppError('ApplicationUnavailableException');
      return answer;
    },
  );
  const post = { fields, sender, locale: 'ru', origin: 'https://site.example', brand, call } as unknown as FormPost;
  return { post, sent, reads };
}
