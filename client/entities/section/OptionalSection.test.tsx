import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { AppContext } from '#client/context/AppContext.ts';
import { pageAt } from '#client/context/pageAt.testing.tsx';
import type { Settled } from '#client/context/settle.ts';
import { ReactAppContext } from '#client/context/useApp.ts';
import { createTexts } from '#client/i18n/createTexts.ts';
import { loadMessages } from '#client/i18n/loadMessages.ts';
import { createStores } from '#client/stores/createStores.ts';
import { StoresContext } from '#client/stores/StoresContext.ts';
import { OptionalSection } from './OptionalSection.tsx';

const intl = createTexts('uz', await loadMessages('uz'));

function html(part: Settled<string>): string {
  const stores = createStores();
  const section = (
    <OptionalSection part={part} failed="Turnirlar ochilmadi" waiting={<i>…</i>}>
      {(value) => <b>{value}</b>}
    </OptionalSection>
  );
  return renderToString(
    <StoresContext value={stores}>
      <ReactAppContext value={{ locale: 'uz', intl, stores } as unknown as AppContext}>
        {pageAt('/', section, {})}
      </ReactAppContext>
    </StoresContext>,
  );
}

test('OptionalSection shows what was loaded, and nothing where the platform does not have the method', () => {
  expect(html({ ok: true, value: 'Navroʻz' })).toBe('<b>Navroʻz</b>');
  expect(html({ ok: false, error: 'MethodNotFoundException' })).toBe('');
});

test('OptionalSection, after a failure, shows a message with a retry; while it is late, its placeholder', () => {
  const failed = html({ ok: false, error: 'InternalServerErrorException' });
  // The section's own heading, of level 2, is missing with it.
  expect(failed).toContain('<h2>Turnirlar ochilmadi</h2>');
  expect(failed).toContain('<button');
  const late = html({ ok: false, error: 'InternalServerErrorException', isLate: true });
  expect(late).toContain('<h2>Turnirlar ochilmadi</h2>');
  expect(late.replace(/<noscript>.*<\/noscript>/, '')).toBe('<div aria-busy="true"><i>…</i></div>');
});
