import { executionAsyncResource } from 'node:async_hooks';
import { setImmediate as turn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { holdTickShape } from './holdTickShape.ts';

test('a tick after several collections has the hidden class of the held one', async () => {
  setFlagsFromString('--expose-gc');
  setFlagsFromString('--allow-natives-syntax');
  const collect = runInNewContext('gc') as () => void;
  // oxlint-disable-next-line no-new-func -- the syntax is known only after the flag is set
  const haveSameMap = new Function('one', 'other', 'return %HaveSameMap(one, other)') as (...two: object[]) => boolean;
  const held = new WeakRef(await holdTickShape());
  for (let round = 0; round < 4; round += 1) {
    await turn();
    collect();
  }
  const tick = await new Promise<object>((resolve) => {
    process.nextTick(() => resolve(executionAsyncResource()));
  });
  expect(held.deref()).toBeDefined();
  expect(haveSameMap(held.deref() as object, tick)).toBe(true);
});
