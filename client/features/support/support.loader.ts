import type { LoaderArgs } from '#client/context/LoaderArgs.ts';
import { settle } from '#client/context/settle.ts';
import { readFormOutcome } from '#client/entities/form/readFormOutcome.ts';
import { breadcrumbJsonLd } from '#client/seo/breadcrumbJsonLd.ts';
import { faqJsonLd } from '#client/seo/faqJsonLd.ts';
import { loadSeo } from '#client/seo/loadSeo.ts';
import { getSupportSettings } from '#shared/api/site/support.contract.ts';
import { isCaseNumber } from '#shared/support/createCaseNumber.ts';
import { paths } from '#shared/url/paths.ts';
import { draftOf } from './draftOf.ts';
import { faqOf } from './faqOf.ts';

const FAQ_SLUG = 'faq';

export async function loadCritical(args: LoaderArgs) {
  const { call, content, intl, locale, signal, url } = args;
  const format = (id: string, values: Record<string, string> = {}) =>
    intl.formatMessage({ id }, { brand: '{brand}', ...values });
  const path = paths.support.build();
  const [settings, faq, forms, seo] = await Promise.all([
    settle(call(getSupportSettings, {}, { signal }), args.timeoutBudget),
    // Settled, because the FAQ comes from another service than form and contacts: the page must render without it.
    settle(content('pages', { filters: { slug: { $eq: FAQ_SLUG } } }).then(faqOf), args.timeoutBudget),
    content('forms-config'),
    loadSeo(args, path, { title: format('support.seoTitle'), description: format('support.seoText') }),
  ]);
  const steps = [
    { name: format('support.home'), href: paths.home.build() },
    { name: format('support.title'), href: path },
  ];
  const query = url.searchParams;
  const caseNumber = query.get('case') ?? '';
  return {
    settings,
    faq,
    messages: forms.messages,
    strategy: forms.validationStrategy,
    /** Case number of a ticket sent without JavaScript. */
    sentCase: query.get('step') === 'sent' && isCaseNumber(caseNumber) ? caseNumber : null,
    outcome: readFormOutcome(query, ['talk']),
    /** Text that a link has prefilled. */
    draft: draftOf(query, format),
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
