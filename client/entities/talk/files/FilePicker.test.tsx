import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { AppContext } from '#client/context/AppContext.ts';
import { ReactAppContext } from '#client/context/useApp.ts';
import { createTexts } from '#client/i18n/createTexts.ts';
import { loadMessages } from '#client/i18n/loadMessages.ts';
import { messagesOf } from '#tests/support/messagesOf.ts';
import type { ChosenFile } from './ChosenFile.ts';
import { FilePicker } from './FilePicker.tsx';
import type { TicketFiles } from './useTicketFiles.ts';

const intl = createTexts('ru', await loadMessages('ru', 'support'));
const text = messagesOf('ru');

function shown(files: readonly Partial<ChosenFile>[], state: Partial<TicketFiles> = {}): string {
  const nothing = { ready: null, way: null, preview: null, problem: null, progress: null, id: null };
  const all = files.map((file, index) => ({
    key: String(index),
    sendKey: '',
    name: `${index}.png`,
    size: 100,
    ...nothing,
    ...file,
  }));
  const chosen = { files: all, isOver: false, isSending: false, ...state } as TicketFiles;
  return renderToStaticMarkup(
    <ReactAppContext value={{ intl } as unknown as AppContext}>
      <FilePicker chosen={chosen} />
    </ReactAppContext>,
  );
}
const picture = (bytes: number) => ({ way: 'redrawn', ready: new File(['x'.repeat(bytes)], 'file.png') }) as const;

test('FilePicker says that pictures became smaller only if each did, and always that place and time are removed', () => {
  for (const [pictures, isSmaller] of [
    [[picture(50)], true],
    [[picture(100)], false],
    [[picture(50), picture(140)], false],
  ] as const) {
    const html = shown(pictures);
    expect(html.includes(text('talk.smaller'))).toBe(isSmaller);
    expect(html).toContain(text('talk.redrawn'));
  }
});

test('FilePicker, while files are sent, says in its status how many have been, and marks each sent one with a word', () => {
  const html = shown([{ ...picture(50), id: 'a' }, picture(50)], { isSending: true });
  expect(html).toMatch(new RegExp(`role="status"[^>]*>[^<]*${text('talk.sentCount', { n: '1', max: '2' })}`));
  expect(html.split(`>${text('talk.fileSent')}<`)).toHaveLength(2);
});

test('FilePicker, rendered for a page without JavaScript, says that a photo keeps its place and time', () => {
  expect(shown([])).toContain(text('talk.plainPhoto'));
});

test('FilePicker, for a file that could not be prepared, says so and offers to remove it', () => {
  const html = shown([{ problem: 'unprepared' }]);
  expect(html).toContain(text('talk.problem.unprepared'));
  expect(html).toContain(text('talk.remove', { name: '0.png' }));
});

test('FilePicker, for a photo that the browser cannot draw (HEIC), says that it goes as it is, and not so of a PDF', () => {
  const asIs = (type: string) => shown([{ way: 'asIs', ready: new File(['x'], 'file', { type }) }]);
  expect(asIs('image/heic')).toContain(text('talk.asIs'));
  expect(asIs('application/pdf')).not.toContain(text('talk.asIs'));
});
