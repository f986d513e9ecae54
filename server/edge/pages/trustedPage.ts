import { type PlainPage, plainDocument } from '#server/http/problems/plainDocument.ts';
import { plainTexts } from '#server/i18n/plainTexts.ts';
import type { viewTrusted } from '#shared/api/account/accountTrust.contract.ts';
import type { OutputOf } from '#shared/api/method.ts';
import { formatDate } from '#shared/domain/formatDate.ts';
import { formatTime } from '#shared/domain/formatTime.ts';
import { inMs } from '#shared/domain/inMs.ts';
import { formatMoney } from '#shared/domain/money/formatMoney.ts';
import type { Locale } from '#shared/locales.ts';

type View = OutputOf<typeof viewTrusted>;

interface TrustedPage extends PlainPage {
  /** `ask`: nothing is shown before a button is pressed, because messengers open links for previews. */
  view: View | 'ask' | 'gone' | 'failed';
}

/** The page behind a trusted person's link. It has no script and no vendor, and does not contain its address. */
export function trustedPage({ view, ...page }: TrustedPage): string {
  const { locale } = page;
  const text = plainTexts(locale);
  const isGone = view === 'gone';
  const title = text(isGone ? 'plain.trustedGone' : 'plain.trustedTitle');
  const paragraphs = isGone ? [text('plain.trustedGoneText')] : linesOf(view, locale);
  const button =
    view === 'ask' || view === 'failed'
      ? `\n<form method="post"><button type="submit">${text('plain.trustedShow')}</button></form>`
      : '';
  return plainDocument({
    ...page,
    title,
    styles: '',
    body: `<h1>${title}</h1>
${paragraphs.map((line) => `<p>${line}</p>`).join('\n')}${button}`,
  });
}

function linesOf(view: View | 'ask' | 'failed', locale: Locale): string[] {
  const text = plainTexts(locale);
  if (view === 'ask') return [text('plain.trustedAsk')];
  if (view === 'failed') return [text('plain.trustedFailed')];
  const { budget, breaks, expires_at: expires } = view;
  const date = (seconds: number) => formatDate(inMs(seconds));
  const lines: string[] = [];
  if (budget) {
    lines.push(text(`plain.trustedBudget.${budget.state}`, { date: date(budget.resets_at) }));
    if (budget.sums)
      lines.push(
        text('plain.trustedSums', {
          amount: formatMoney(budget.sums.amount, locale),
          left: formatMoney(budget.sums.left, locale),
        }),
      );
  }
  if (breaks) {
    const until = breaks.pause?.until;
    lines.push(
      until === undefined
        ? text('plain.trustedNoBreak')
        : until === null
          ? text('plain.trustedForGood')
          : text('plain.trustedBreak', { time: `${date(until)}, ${formatTime(inMs(until))}` }),
    );
  }
  return [...lines, text('plain.trustedUntil', { date: date(expires) })];
}
