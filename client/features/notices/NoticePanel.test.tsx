import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { AppContext } from '#client/context/AppContext.ts';
import { pageAt } from '#client/context/pageAt.testing.tsx';
import { ReactAppContext } from '#client/context/useApp.ts';
import { createTexts } from '#client/i18n/createTexts.ts';
import { loadMessages } from '#client/i18n/loadMessages.ts';
import { createStores } from '#client/stores/createStores.ts';
import { StoresContext } from '#client/stores/StoresContext.ts';
import { NoticePanel } from './NoticePanel.tsx';

const intl = createTexts('uz', { ...(await loadMessages('uz')), ...(await loadMessages('uz', 'notification')) });
const notice = (id: number, trigger: 'level' | 'password', title: string) => ({
  id,
  trigger,
  title,
  message: '',
  at: null,
  amount: null,
  amountType: null,
  is_read: false,
});
const items = [notice(1, 'level', 'Yangi daraja'), notice(2, 'password', 'Parol almashdi')];

function panel(isQuiet: boolean): string {
  const stores = createStores({});
  return renderToString(
    <StoresContext value={stores}>
      <ReactAppContext value={{ locale: 'uz', intl, stores } as unknown as AppContext}>
        {pageAt('/', <NoticePanel items={items} isQuiet={isQuiet} isMissing={false} held={[]} />)}
      </ReactAppContext>
    </StoresContext>,
  );
}

test('the panel of notices lists the club’s news only where something may be advertised', () => {
  for (const isQuiet of [true, false]) {
    const html = panel(isQuiet);
    expect(html).toContain('Parol almashdi');
    expect(html.includes('Yangi daraja')).toBe(!isQuiet);
  }
});
