import type { DatabaseSync } from 'node:sqlite';
import type { Clock } from '#sandbox/world/clock.ts';
import { prepare } from '#sandbox/world/prepare.ts';
import { transaction } from '#sandbox/world/schema/transaction.ts';
import { emailText } from '#shared/auth/emailText.ts';
import type { Closure } from '#shared/closure/Closure.ts';
import type { Absences } from './absences.ts';
import type { SandboxLanguage } from './languages.ts';

export interface Account {
  uid: number;
  login: string;
  password_hash: string;
  fakename: string | null;
  created_at: number;
  locale: SandboxLanguage;
  currency: string;
  country_code: string | null;
  is_subscribed: 0 | 1;
  is_verified: 0 | 1;
  two_factor: 0 | 1;
  totp_secret: string | null;
  /** The requested state of the second factor until the code confirms it. */
  two_factor_wanted: 0 | 1 | null;
  ban_type: string | null;
  /** JSON of the profile's fields. */
  profile: string;
  /** The time step of the last accepted second-factor code. */
  totp_step: number;
  /** When a second-factor code was last sent at a sign-in. */
  totp_sent_at: number;
  /** The cashier is blocked until the identity is verified. */
  is_kyc_blocked: 0 | 1;
  /** 0 while an account created by a social service lacks mandatory data. */
  is_registration_completed: 0 | 1;
  /** 0 turns it off. */
  reality_check_minutes: number;
  /** Shown in e-mails, so that the player can recognize genuine ones. */
  phrase: string | null;
  /** Withdrawals are held until then. */
  hold_until: number;
  hold_for: 'password' | 'second_factor' | 'requisites' | 'social' | 'passkey' | 'contact' | null;
  /** The account is closed to play; its money can be taken out. */
  closed_for: Closure | null;
  /** Bonuses wait until the identity is verified: the device tells of another account that is closed or on a break. */
  bonus_hold: 0 | 1;
  /** When the player closed the account, Unix seconds; null: it is open. */
  left_at: number | null;
}

export interface Contact {
  contact: string;
  uid: number;
  type: 'email' | 'phone';
  phone_country_code: string | null;
  is_confirmed: 0 | 1;
  is_subscribed: 0 | 1;
}

export type NewContact = Pick<Contact, 'contact' | 'type'> &
  Partial<Pick<Contact, 'phone_country_code' | 'is_confirmed'>>;

export interface NewAccount {
  login: string;
  passwordHash: string;
  locale: SandboxLanguage;
  currency: string;
  fakename?: string;
  countryCode?: string | null;
  isSubscribed?: boolean;
  contacts: NewContact[];
  createdAt?: number;
}

type Mutable =
  | 'locale'
  | 'password_hash'
  | 'two_factor'
  | 'totp_secret'
  | 'two_factor_wanted'
  | 'ban_type'
  | 'profile'
  | 'fakename'
  | 'currency'
  | 'totp_step'
  | 'totp_sent_at'
  | 'is_kyc_blocked'
  | 'is_registration_completed'
  | 'reality_check_minutes'
  | 'phrase'
  | 'hold_until'
  | 'hold_for'
  | 'closed_for'
  | 'bonus_hold'
  | 'left_at';

export interface Accounts {
  create(account: NewAccount): Account;
  byUid(uid: number): Account | undefined;
  /** By login or any contact; a leading plus and letter case are ignored. */
  byLogin(login: string): Account | undefined;
  update(uid: number, change: Partial<Pick<Account, Mutable>>): void;
  contactsOf(uid: number): Contact[];
  findContact(contact: string): Contact | undefined;
  confirmContact(contact: string): void;
  addContact(uid: number, contact: NewContact): void;
  /** The new contact is confirmed; a login that is the old one becomes the new one. */
  replaceContact(uid: number, from: string, to: Pick<Contact, 'contact' | 'phone_country_code'>): void;
  /** E-mails to this contact; an account is subscribed while any of its contacts is. */
  subscribe(contact: string, isSubscribed: boolean): void;
  /** Whether another player has this name; letter case is ignored. */
  isNameTaken(fakename: string, uid: number): boolean;
}

/** E-mail in lower case and without what nobody sees (emailText), phone as digits: one spelling for each contact. */
export function normalizeLogin(login: string): string {
  const trimmed = emailText(login).toLowerCase();
  const digits = trimmed.replaceAll(/[\s()+-]/g, '');
  return /^\d+$/.test(digits) ? digits : trimmed;
}

/** `absences` are told of every ban, whoever sets it and why: a player whose account is open again finds out what happened meanwhile. */
export function createAccounts(db: DatabaseSync, clock: Clock, absences?: Pick<Absences, 'begin'>): Accounts {
  const add = prepare<Account>(
    db,
    `INSERT INTO account (login, password_hash, fakename, created_at, locale, currency, country_code, is_subscribed)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?) RETURNING *`,
  );
  const addContact = prepare(
    db,
    `INSERT INTO contact (contact, uid, type, phone_country_code, is_confirmed, is_subscribed) VALUES (?, ?, ?, ?, ?, ?)`,
  );
  const byUid = prepare<Account>(db, 'SELECT * FROM account WHERE uid = ?');
  const byLogin = prepare<Account>(
    db,
    `SELECT * FROM account WHERE login = ?1
     UNION SELECT a.* FROM contact c JOIN account a ON a.uid = c.uid WHERE c.contact = ?1`,
  );
  const contactsOf = prepare<Contact>(db, 'SELECT * FROM contact WHERE uid = ? ORDER BY type, contact');
  const findContact = prepare<Contact>(db, 'SELECT * FROM contact WHERE contact = ?');
  const subscribe = prepare<{ uid: number }>(
    db,
    'UPDATE contact SET is_subscribed = ? WHERE contact = ? RETURNING uid',
  );
  const sumUp = prepare(
    db,
    `UPDATE account SET is_subscribed = (SELECT coalesce(max(is_subscribed), 0) FROM contact WHERE uid = ?1)
     WHERE uid = ?1`,
  );
  const namesakes = prepare<{ uid: number }>(
    db,
    'SELECT uid FROM account WHERE lower(fakename) = lower(?) AND uid <> ? LIMIT 1',
  );
  const replace = prepare(
    db,
    'UPDATE contact SET contact = ?, phone_country_code = ?, is_confirmed = 1 WHERE uid = ? AND contact = ?',
  );
  const relogin = prepare(db, 'UPDATE account SET login = ? WHERE uid = ? AND login = ?');
  const confirm = prepare(db, 'UPDATE contact SET is_confirmed = 1 WHERE contact = ?');
  return {
    create: (account) =>
      transaction(db, () => {
        const subscribed = account.isSubscribed ? 1 : 0;
        const row = add.get(
          normalizeLogin(account.login),
          account.passwordHash,
          account.fakename ?? null,
          account.createdAt ?? clock.seconds(),
          account.locale,
          account.currency,
          account.countryCode ?? null,
          subscribed,
        ) as Account;
        for (const { contact, type, phone_country_code = null, is_confirmed = 0 } of account.contacts)
          addContact.run(normalizeLogin(contact), row.uid, type, phone_country_code, is_confirmed, subscribed);
        return row;
      }),
    byUid: (uid) => byUid.get(uid),
    byLogin: (login) => byLogin.get(normalizeLogin(login)),
    update: (uid, change) => {
      const columns = Object.keys(change);
      if (columns.length === 0) return;
      if (change.ban_type && byUid.get(uid)?.ban_type === null) absences?.begin(uid, 'suspended');
      const set = columns.map((column) => `${column} = ?`).join(', ');
      db.prepare(`UPDATE account SET ${set} WHERE uid = ?`).run(...Object.values(change), uid);
    },
    contactsOf: (uid) => contactsOf.all(uid),
    findContact: (contact) => findContact.get(normalizeLogin(contact)),
    confirmContact: (contact) => {
      confirm.run(normalizeLogin(contact));
    },
    addContact: (uid, { contact, type, phone_country_code = null, is_confirmed = 0 }) => {
      addContact.run(normalizeLogin(contact), uid, type, phone_country_code, is_confirmed, 0);
    },
    replaceContact: (uid, from, { contact, phone_country_code }) =>
      transaction(db, () => {
        const [old, next] = [normalizeLogin(from), normalizeLogin(contact)];
        replace.run(next, phone_country_code, uid, old);
        relogin.run(next, uid, old);
      }),
    subscribe: (contact, isSubscribed) =>
      transaction(db, () => {
        const row = subscribe.get(isSubscribed ? 1 : 0, normalizeLogin(contact));
        if (row) sumUp.run(row.uid);
      }),
    isNameTaken: (fakename, uid) => namesakes.get(fakename, uid) !== undefined,
  };
}
