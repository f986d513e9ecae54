import { type ReactNode, Suspense } from 'react';
import { useBrand } from '#client/entities/brand/useBrand.ts';
import { useIsOpen } from '#client/entities/closure/useIsOpen.ts';
import { FormPart } from '#client/entities/section/FormPart.tsx';
import { useText } from '#client/i18n/useText.ts';
import { late } from '#client/lib/late/late.ts';
import { Seo } from '#client/seo/Seo.tsx';
import { useFacts } from '#client/stores/useFacts.ts';
import { PageHead } from '#client/ui/layout/PageHead.tsx';
import { renderLocaleLink } from '#client/ui/navigation/renderLocaleLink.tsx';
import { TabLinks } from '#client/ui/navigation/tabs/TabLinks.tsx';
import { paths } from '#shared/url/paths.ts';
import styles from './CashierShell.module.css';
// Of ClosureNote, which a served page has at once.
import './CashierNote.module.css';

const ClosureNote = late(() => import('./ClosureNote.tsx'), 'ClosureNote');

interface CashierTab {
  /** Without the locale's prefix. */
  href: string;
  /** Message id of its name. */
  title: string;
}

/** Sections of the cashier, in order. */
const cashierTabs = [
  { href: paths.deposit.build(), title: 'cashier.deposit' },
  { href: paths.withdraw.build(), title: 'cashier.withdraw' },
  { href: paths.cashierHistory.build(), title: 'cashier.history' },
  { href: paths.wallet.build(), title: 'cashier.wallet' },
] as const satisfies readonly CashierTab[];

interface CashierShellProps {
  /** Path of the page's tab, without the locale's prefix. */
  current: string;
  /** Title of the document; by default the name of the section. */
  title?: string;
  children: ReactNode;
}

const tabs: readonly CashierTab[] = cashierTabs;

/** A page of the cashier with its tabs. Only our own code runs here (isSensitivePath). */
export function CashierShell({ current, title, children }: CashierShellProps) {
  const text = useText();
  const { name: brand } = useBrand();
  const isOpen = useIsOpen();
  const { fatal } = useFacts('session');
  const section = tabs.find(({ href }) => href === current);
  const name = title ?? text(section?.title ?? 'cashier.title');
  return (
    <div className={styles.shell}>
      <Seo title={text('cashier.pageTitle', { title: name, brand })} robots="noindex" />
      <PageHead
        back={{ name: text('cashier.back'), href: paths.profile.build(), isNarrow: true }}
        title={text('cashier.title')}
        link={renderLocaleLink}
      />
      <TabLinks
        label={text('cashier.sections')}
        link={renderLocaleLink}
        className={styles.tabs}
        tabs={tabs
          .filter((tab) => isOpen(tab.href))
          .map((tab) => ({ href: tab.href, label: text(tab.title), current: tab.href === current }))}
      />
      <FormPart
        failed={{
          title: text('cashier.partFailed'),
          text: text('cashier.partFailedText'),
          reload: text('cashier.partReload'),
          history: text('cashier.partHistory'),
        }}
      >
        <Suspense>{fatal?.kind === 'closed' && <ClosureNote />}</Suspense>
        {children}
      </FormPart>
    </div>
  );
}
