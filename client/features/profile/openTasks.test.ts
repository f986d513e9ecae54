import { expect, test } from 'vitest';
import { openTasks } from './openTasks.ts';

const account = { is_verified: false, is_on_verification: false, is_kyc_block_enabled: false };
const email = { type: 'email' as const, contact: 'a@yulduz.test', is_confirmed: false, is_subscribed: false };
const everyPage = () => true;

test('openTasks, with contacts confirmed or unknown and no pending limit, is empty', () => {
  const contacts = [{ ...email, is_confirmed: true }];
  expect(openTasks({ account, contacts, limit: null }, everyPage)).toEqual([]);
  expect(openTasks({ account, contacts: undefined, limit: {} }, everyPage)).toEqual([]);
});

test('openTasks lists limit, documents and e-mail in this order, each with the page where it is done', () => {
  const pending = { limit_amount: null, period: 'none' as const, effective_at: 1, can_confirm: true };
  const blocked = { ...account, is_kyc_block_enabled: true };
  expect(openTasks({ account: blocked, contacts: [email], limit: { pending } }, everyPage)).toEqual([
    { kind: 'limit', href: '/profile/responsible-game' },
    { kind: 'documents', href: '/profile/verification' },
    { kind: 'email', contact: 'a@yulduz.test', href: '/profile/settings#contacts' },
  ]);
});

test('openTasks leaves out a raised limit before its day and documents under verification', () => {
  const pending = { limit_amount: 1, period: 'day' as const, effective_at: 1 };
  const handedIn = { ...account, is_kyc_block_enabled: true, is_on_verification: true };
  expect(openTasks({ account: handedIn, contacts: [], limit: { pending } }, everyPage)).toEqual([]);
});

test('openTasks, for a task whose page the site does not serve, links to the support', () => {
  const blocked = { ...account, is_kyc_block_enabled: true };
  expect(openTasks({ account: blocked, contacts: [], limit: null }, () => false)).toEqual([
    { kind: 'documents', href: '/support' },
  ]);
});
