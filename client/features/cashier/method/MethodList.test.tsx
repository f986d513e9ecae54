import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { AppContext } from '#client/context/AppContext.ts';
import { ReactAppContext } from '#client/context/useApp.ts';
import { createTexts } from '#client/i18n/createTexts.ts';
import { loadMessages } from '#client/i18n/loadMessages.ts';
import { MethodList } from './MethodList.tsx';

const intl = createTexts('ru', await loadMessages('ru'));
await intl.load(['cashier']);

const folded = (count: number, chosen: number) =>
  /Ещё [^<]*/u.exec(
    renderToStaticMarkup(
      <ReactAppContext value={{ intl } as unknown as AppContext}>
        <MethodList title="" chosen={chosen}>
          {Array.from({ length: count }, (_, index) => (
            <li key={index} />
          ))}
        </MethodList>
      </ReactAppContext>,
    ),
  )?.[0];

test.each([
  ['the first of seven', 7, 0, 'Ещё 3 способа'],
  ['none of seven', 7, -1, 'Ещё 3 способа'],
  ['the sixth of seven, which stays in sight,', 7, 5, 'Ещё 2 способа'],
  ['the fifth of five', 5, 4, undefined],
  ['one of four', 4, 1, undefined],
])('the button of MethodList, with %s chosen, says how many methods are folded', (_name, count, chosen, label) => {
  expect(folded(count, chosen)?.replace(/\u00a0/g, ' ')).toBe(label);
});
