import type { Closures } from '#server/platform/session/createClosures.ts';
import type { Call } from '#shared/api/call.ts';
import type { Closure } from '#shared/closure/Closure.ts';
import { isClosedMethod } from '#shared/closure/isClosedMethod.ts';

/** Wraps the calls of a form that works without JavaScript: what is closed to this account is refused before it is sent. */
export function guardClosed(call: Call, refusal: Closures['refusal'], ask: () => Promise<Closure | null>): Call {
  return async (method, input, options) => {
    if (isClosedMethod(method.name)) {
      const closure = await ask();
      if (closure !== null) throw refusal(closure);
    }
    return call(method, input, options);
  };
}
