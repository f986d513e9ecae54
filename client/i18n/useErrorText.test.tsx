import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { AppContext } from '#client/context/AppContext.ts';
import { ReactAppContext } from '#client/context/useApp.ts';
import { AppError } from '#shared/errors/AppError.ts';
import { createTexts } from './createTexts.ts';
import { loadMessages } from './loadMessages.ts';
import { useErrorText } from './useErrorText.ts';

const intl = createTexts('ru', await loadMessages('ru'));

function ErrorText({ error }: { error: unknown }) {
  return useErrorText()(error);
}

function textOf(error: unknown): string {
  return renderToStaticMarkup(
    <ReactAppContext value={{ intl } as unknown as AppContext}>
      <ErrorText error={error} />
    </ReactAppContext>,
  );
}

test('useErrorText, for "too many requests" with retry_after, names the seconds; without, "a little later"', () => {
  const limited = new AppError('TooManyRequestsException', { data: { retry_after: 30 } });
  expect(textOf(limited)).toBe('Слишком много попыток. Попробуйте ещё раз через 30\u00a0с');
  for (const error of [new AppError('TooManyRequestsException'), 'TooManyRequestsException'])
    expect(textOf(error)).toBe('Слишком много попыток. Попробуйте ещё раз чуть позже');
});

test('useErrorText, for a failure of the network, has the message of an unknown error', () => {
  expect(textOf(new TypeError('Failed to fetch'))).toBe(textOf('UnknownErrorException'));
});
