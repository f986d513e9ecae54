import { useEffect, useState } from 'react';
import { useApp } from '#client/context/useApp.ts';
import { usePageData } from '#client/context/usePageData.ts';
import { useBrand } from '#client/entities/brand/useBrand.ts';
import { useText } from '#client/i18n/useText.ts';
import { saveFile } from '#client/lib/saveFile.ts';
import { Badge } from '#client/ui/feedback/Badge.tsx';
import { Money } from '#client/ui/feedback/Money.tsx';
import { FactList } from '#client/ui/layout/FactList.tsx';
import { Logo } from '#client/ui/media/Logo.tsx';
import { Button } from '#client/ui/navigation/Button.tsx';
import { statusLook } from '../history/rows/statusLook.ts';
import styles from './Receipt.module.css';
import { type ReceiptPayment, receiptLines } from './receiptLines.ts';

/** Lines that the headline says. */
const IN_HEADLINE = ['number', 'sum', 'status'];

/** A printable receipt: light in every theme, one page of A4, and nothing of the site around it in print. */
export function Receipt({ payment }: { payment: ReceiptPayment }) {
  const text = useText();
  const { name: brand } = useBrand();
  const { locale } = useApp();
  const { names } = usePageData<typeof import('../receipt.loader.ts')>();
  const [canShare, setCanShare] = useState(false);
  useEffect(() => setCanShare(typeof navigator.share === 'function'), []);
  const lines = receiptLines(payment, { names, text, locale });
  const { kind, icon, messageId } = statusLook(payment.status, payment.type);
  const heading = `${text('receipt.title')} № ${payment.id}`;
  const title = `${brand}: ${heading}`;
  const plain = [title, ...lines.map(({ label, value }) => `${label}: ${value}`)].join('\n');
  // Closing the share sheet rejects.
  const share = () => void navigator.share({ title, text: plain }).catch(() => undefined);
  return (
    <>
      <article data-theme="light" aria-labelledby="receipt" className={styles.receipt}>
        <Logo name={brand} />
        <h2 id="receipt">{heading}</h2>
        {/* A payment that failed must not look like one that was made. */}
        <div className={styles.head}>
          <Money {...payment.amount} locale={locale} display className={styles.sum} />
          <Badge kind={kind} icon={icon}>
            {text(messageId)}
          </Badge>
        </div>
        <FactList
          layout="rows"
          className={styles.lines}
          facts={lines.filter(({ name }) => !IN_HEADLINE.includes(name))}
        />
        <p className={styles.note}>{text('receipt.note')}</p>
      </article>
      <div className={styles.presses}>
        <Button icon="document" onClick={() => window.print()}>
          {text('receipt.print')}
        </Button>
        <Button
          icon="download"
          onClick={() => saveFile(`${text('receipt.title')}-${payment.id}.txt`, plain, 'text/plain')}
        >
          {text('receipt.save')}
        </Button>
        {canShare && (
          <Button icon="send" onClick={share}>
            {text('receipt.share')}
          </Button>
        )}
      </div>
    </>
  );
}
