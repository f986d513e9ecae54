import type { LocalizedText } from '#sandbox/content/localise.ts';
import { about } from './pages/about.ts';
import { accessibility } from './pages/accessibility.ts';
import { bonusTerms } from './pages/bonusTerms.ts';
import { contacts } from './pages/contacts.ts';
import { cookies } from './pages/cookies.ts';
import { faq } from './pages/faq.ts';
import { payments } from './pages/payments.ts';
import { privacy } from './pages/privacy.ts';
import { responsibleGaming } from './pages/responsibleGaming.ts';
import { rules } from './pages/rules.ts';

/** A content page as the editor wrote it; `related` holds slugs. */
export interface PageRecord extends Record<string, unknown> {
  slug: string;
  title: LocalizedText;
  lead: LocalizedText;
  updatedOn: string;
  blocks: object[];
  related: string[];
}

export const pages: PageRecord[] = [
  about,
  rules,
  privacy,
  responsibleGaming,
  payments,
  faq,
  contacts,
  bonusTerms,
  cookies,
  accessibility,
];
