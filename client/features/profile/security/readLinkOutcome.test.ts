import { expect, test } from 'vitest';
import { readLinkOutcome } from './readLinkOutcome.ts';

test.each([
  ['form=link&status=success&service=google', null],
  ['form=link&status=error&error=already_linked', 'security.link.already_linked'],
  ['form=link&status=error&error=%3Cb%3E', 'security.link.failed'],
])('readLinkOutcome, for the query %s of a link that came back as a page, returns its outcome', (query, messageId) => {
  expect(readLinkOutcome(new URLSearchParams(query))).toEqual({ form: 'link', messageId, field: null });
});

test('readLinkOutcome, for a query of another form or without a status, is null', () => {
  for (const query of ['', 'form=link', 'form=password&status=success'])
    expect(readLinkOutcome(new URLSearchParams(query))).toBeNull();
});
