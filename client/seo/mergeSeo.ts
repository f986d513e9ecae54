import type { SettingsSeo } from '#shared/content/settingsSeo.content.ts';

export interface PageSeo {
  title: string;
  description: string;
  canonicalPath: string;
  robots?: string;
  openGraph: { title: string; description: string; image: string; type: string; card?: 'summary' };
  meta: SettingsSeo['meta'];
  jsonLd: object[];
  /** Heading and markup at the end of the page; from the page's record only. */
  textTitle: string;
  text: string;
  /** Questions of the page's record, shown on the page too. */
  faq: SettingsSeo['schemaFaq'];
}

interface Sources {
  page: Partial<SettingsSeo> | undefined;
  /** Texts of the page's code. */
  pageSettings: Partial<SettingsSeo>;
  domain: Partial<SettingsSeo> | undefined;
  site: SettingsSeo;
  /** Values of the platform for placeholders that no other source fills. */
  replacements?: Readonly<Record<string, string>>;
}

/** The most specific source wins, except that no page overrides a domain's `noindex` (a mirror must not compete with the main domain). */
export function mergeSeo(
  { page = {}, pageSettings, domain = {}, site, replacements: ofPlatform }: Sources,
  path: string,
  origin: string,
): PageSeo {
  const near = [page, pageSettings, ...(path === '/' ? [domain, site] : [])];
  const all = [page, pageSettings, domain, site];
  const replacements = { ...ofPlatform, ...site.replacements, ...domain.replacements, ...page.replacements };
  const first = (sources: Partial<SettingsSeo>[], field: 'title' | 'description' | 'canonical' | 'robots'): string =>
    fillPlaceholders(sources.find((source) => source[field])?.[field] ?? '', replacements);
  const graph = (field: 'title' | 'description' | 'image' | 'type', sources: Partial<SettingsSeo>[]): string =>
    fillPlaceholders(sources.find((source) => source.openGraph?.[field])?.openGraph?.[field] ?? '', replacements);
  const robots = domain.robots?.includes('noindex') ? domain.robots : first(all, 'robots');
  const faq = (page.schemaFaq ?? []).map(({ question, answer }) => ({
    question: fillPlaceholders(question, replacements),
    answer: fillPlaceholders(answer, replacements),
  }));
  const title = first(all, 'title');
  const description = first(all, 'description');
  return {
    title,
    description,
    canonicalPath: first([page, pageSettings], 'canonical') || path,
    ...(robots && !/^index, ?follow$/.test(robots) ? { robots } : {}),
    openGraph: {
      title: graph('title', near) || title,
      description: graph('description', near) || description,
      image: graph('image', all),
      type: graph('type', [page, pageSettings]) || 'website',
    },
    meta: (page.meta?.length ? page.meta : site.meta).map((one) => ({
      ...one,
      content: fillPlaceholders(one.content, replacements),
    })),
    jsonLd: filled(schemas({ page, pageSettings, domain, site }, path, origin), replacements),
    textTitle: fillPlaceholders(page.textTitle ?? '', replacements),
    text: fillPlaceholders(page.text ?? '', replacements),
    faq,
  };
}

/** A placeholder that has not been filled. */
export const OPEN_PLACEHOLDER = /\{\w+\}/;

/** Replaces `{brand}` by its value; an unknown placeholder stays. */
function fillPlaceholders(text: string, values: Record<string, string>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? whole) : whole,
  );
}

/** The same with the placeholders of all its texts filled. */
function filled<T>(value: T, values: Record<string, string>): T {
  if (typeof value === 'string') return fillPlaceholders(value, values) as T;
  if (Array.isArray(value)) return value.map((item: unknown) => filled(item, values)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, filled(item, values)])) as T;
}

function schemas({ page = {}, pageSettings, domain = {}, site }: Sources, path: string, origin: string): object[] {
  const absolute = (address: string) => (address.startsWith('/') ? origin + address : address);
  const organization = [page, pageSettings, domain, site].find((source) => source?.organization?.name)?.organization;
  const { schemaFaq: faq = [], schemaArticle: article, product } = page;
  return [
    ...(path === '/' && organization
      ? [
          {
            '@type': 'Organization',
            name: organization.name,
            url: absolute(organization.url || '/'),
            ...(organization.logo ? { logo: absolute(organization.logo) } : {}),
            ...(organization.contactPoint.telephone
              ? { contactPoint: { '@type': 'ContactPoint', ...organization.contactPoint } }
              : {}),
            ...(organization.sameAs.length > 0 ? { sameAs: organization.sameAs } : {}),
          },
          {
            '@type': 'WebSite',
            name: organization.name,
            url: absolute('/'),
            potentialAction: {
              '@type': 'SearchAction',
              target: { '@type': 'EntryPoint', urlTemplate: absolute('/gamehall?search={words}') },
              'query-input': 'required name=words',
            },
          },
        ]
      : []),
    ...(faq.length > 0
      ? [
          {
            '@type': 'FAQPage',
            mainEntity: faq.map(({ question, answer }) => ({
              '@type': 'Question',
              name: question,
              acceptedAnswer: { '@type': 'Answer', text: answer },
            })),
          },
        ]
      : []),
    ...(article?.headline ? [{ '@type': 'Article', ...article, image: absolute(article.image) }] : []),
    ...(product?.name
      ? [
          {
            '@type': 'Product',
            name: product.name,
            image: absolute(product.image),
            description: product.description,
            sku: product.sku,
            brand: { '@type': 'Brand', name: product.brandName },
          },
        ]
      : []),
  ];
}
