import { LRUCache } from 'lru-cache';
import { deepFreeze } from '#server/cache/deepFreeze.ts';
import { parseAnswer } from '#shared/api/parseAnswer.ts';
import type { PlatformAnswer } from './PlatformAnswer.ts';

/** Characters of the answers whose bodies are kept; the objects take some four times as many bytes. */
const MAX_LENGTH = 2_000_000;

/** The body of a cached answer; undefined for a text that is no JSON. */
export type AnswerBodies = (answer: PlatformAnswer) => unknown;

/**
 * Creates the reader of cached answers: the body of one that many pages need is parsed once. All of them get the same object, so it is
 * frozen: no page can change what another page sees. One serves all sites of a process, which share answers too.
 */
export function createAnswerBodies(): AnswerBodies {
  const bodies = new LRUCache<PlatformAnswer, { body: unknown }>({
    maxSize: MAX_LENGTH,
    sizeCalculation: (_, { text }) => Math.max(text.length, 1),
  });
  return (answer) => {
    const earlier = bodies.get(answer);
    if (earlier) return earlier.body;
    const body = parse(answer.text);
    bodies.set(answer, { body });
    return body;
  };
}

function parse(text: string): unknown {
  try {
    return deepFreeze(parseAnswer(text));
  } catch {
    return undefined;
  }
}
