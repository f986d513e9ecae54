import { expect, test } from 'vitest';
import { savesDataOf } from './savesDataOf.ts';

test.each([
  [{}, false],
  [{ 'save-data': 'on' }, true],
  [{ cookie: 'sid=1; data_saver=1' }, true],
  [{ cookie: 'data_saver=auto; sid=1' }, true],
  [{ cookie: 'data_saver=0', 'save-data': 'on' }, false],
  [{ cookie: 'my_data_saver=1' }, false],
  [{ cookie: 'data_saver=12', 'save-data': 'on' }, true],
])('savesDataOf, for headers %o, returns %s', (headers, saves) => {
  expect(savesDataOf(headers)).toBe(saves);
});
