import { getSupportSettings } from '../../../shared/api/site/support.contract.ts';
import { paths } from '../../../shared/url/paths.ts';
import { isFormErrorId } from '../../../shared/auth/isFormErrorId.ts';
import { isCaseNumber } from '../../../shared/support/createCaseNumber.ts';
import type { LoaderArgs } from '../../context/LoaderArgs.ts';
import { settle } from '../../context/settle.ts';
import { breadcrumbJsonLd } from '../../seo/breadcrumbJsonLd.ts';
import { loadSeo } from '../../seo/loadSeo.ts';
import { faqJsonLd } from '../../seo/faqJsonLd.ts';
import { faqOf } from './faqOf.ts';
import { draftOf } from './draftOf.ts';

const FAQ_SLUG = 'faq';

export async function loadCritical(args: LoaderArgs) {
  const { call, content, intl, locale, signal, url } = args;
  const say = (id: string, values: Record<string, string> = {}) =>
    intl.formatMessage({ id }, { brand: '{brand}', ...values });
  const path = paths.support.build();
  const [settings, faq, forms, seo] = await Promise.all([
    settle(call(getSupportSettings, {}, { signal }), args.timeoutBudget),
    // The written questions come from another service than the letter and the contacts: without them the page stands.
    settle(content('pages', { filters: { slug: { $eq: FAQ_SLUG } } }).then(faqOf), args.timeoutBudget),
    content('forms-config'),
    loadSeo(args, path, { title: say('support.seoTitle'), description: say('support.seoText') }),
  ]);
  const steps = [
    { name: say('support.home'), href: paths.home.build() },
    { name: say('support.title'), href: path },
  ];
  const query = url.searchParams;
  const caseNumber = query.get('case') ?? '';
  const error = query.get('error');
  return {
    settings,
    faq,
    messages: forms.messages,
    strategy: forms.validationStrategy,
    /** What came of a letter sent without JavaScript. */
    sentCase: query.get('step') === 'sent' && isCaseNumber(caseNumber) ? caseNumber : null,
    problem: isFormErrorId(error, ['forms']) ? error : null,
    /** The letter that another page has already written. */
    draft: draftOf(query, say),
    seo: {
      ...seo,
      jsonLd: [
        ...seo.jsonLd,
        breadcrumbJsonLd(steps, locale, url.origin),
        ...faqJsonLd(faq.ok ? faq.value.flatMap(({ items }) => items) : []),
      ],
    },
  };
}
