import type { World } from '#sandbox/createWorld.ts';
import type { GuessPlace } from '#sandbox/world/players/guesses.ts';
import type { SandboxLanguage } from '#sandbox/world/players/languages.ts';
import { textFor } from '#sandbox/world/texts.ts';
import { CODE_LOCKED } from '#shared/auth/codeLocked.ts';
import { AppError } from '#shared/errors/AppError.ts';

/** Where a code or password is guessed, and who hears of it. */
export interface GuessFacts {
  world: Pick<World, 'access' | 'messages'>;
  locale: SandboxLanguage;
  place: GuessPlace;
  /** The player whose secret it is; undefined: there is no such player. */
  owner: { login: string; locale: SandboxLanguage } | undefined;
}

/** Refuses a guess at a locked place: the answer says nothing about the code. Throws TooManyRequests with the seconds to wait. */
export function guardGuess({ world, locale, place }: Pick<GuessFacts, 'world' | 'locale' | 'place'>): void {
  const wait = world.access.guesses.wait(place);
  if (wait > 0)
    throw new AppError('TooManyRequestsException', {
      message: textFor(locale, 'codeLocked'),
      code: CODE_LOCKED,
      data: { resend_time: wait },
    });
}

/** Counts a wrong guess; after each five in a row the player gets a letter. Not within a transaction that the refusal rolls back. */
export function noteWrongGuess({ world, place, owner }: GuessFacts): void {
  if (world.access.guesses.wrong(place) && owner)
    world.messages.outbox.send(owner.login, textFor(owner.locale, 'codeGuessed'));
}
