import type { viewTrusted } from '#shared/api/account/accountTrust.contract.ts';
import type { OutputOf } from '#shared/api/method.ts';
import { formatDate } from '#shared/domain/formatDate.ts';
import { formatTime } from '#shared/domain/formatTime.ts';
import { inMs } from '#shared/domain/inMs.ts';
import { formatMoney } from '#shared/domain/money/formatMoney.ts';
import { answerPage, type PageWriter } from './answerPage.ts';

type View = OutputOf<typeof viewTrusted>;

/** `ask`: nothing is shown before a button is pressed, because messengers open links for previews. */
export type TrustedView = View | 'ask' | 'gone' | 'failed';

/** The page behind a trusted person's link. It has no script and no vendor, and does not contain its address. */
export const trustedPage = (view: TrustedView) =>
  answerPage(view === 'gone' ? 'plain.trustedGone' : 'plain.trustedTitle', (writer) => {
    const button =
      view === 'ask' || view === 'failed'
        ? `\n<form method="post"><button type="submit">${writer.text('plain.trustedShow')}</button></form>`
        : '';
    const lines = linesOf(view, writer).map((line) => `<p>${line}</p>`);
    return { body: `${lines.join('\n')}${button}` };
  });

function linesOf(view: TrustedView, { text, locale }: PageWriter): string[] {
  if (view === 'gone') return [text('plain.trustedGoneText')];
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
