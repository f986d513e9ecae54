import { methods } from '#shared/api/methods.ts';
import { errorTypeOf, refusalDifferences } from './answerDifferences.ts';
import type { Asker } from './asker.ts';
import { callPlatform } from './callPlatform.ts';
import type { Row } from './Row.ts';

/** Calls every player method as a guest without input: each must refuse the guest before it validates the input. */
export async function examineGuestRefusals(guest: Asker): Promise<Row> {
  const started = performance.now();
  const lines: string[] = [];
  const playerMethods = methods.filter(({ access }) => access === 'player');
  for (const method of playerMethods) {
    const response = await callPlatform(guest, method, {});
    if (method.ext && errorTypeOf(response) === 'MethodNotFoundException') continue;
    const differences = refusalDifferences('AuthorizationException', 200, response);
    lines.push(...differences.map((difference) => `${method.name}: ${difference}`));
  }
  return {
    service: 'platform',
    what: "players' methods, as a guest",
    status: '',
    took: performance.now() - started,
    verdict: lines.length === 0 ? 'conforms' : 'breaks',
    detail: lines.length === 0 ? `${playerMethods.length} methods` : lines.join('\n'),
  };
}
