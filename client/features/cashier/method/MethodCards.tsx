import { type ComponentProps, type MouseEvent, memo, startTransition, useOptimistic } from 'react';
import { useApp } from '#client/context/useApp.ts';
import { useSetAddress } from '#client/context/useSetAddress.ts';
import { useText } from '#client/i18n/useText.ts';
import { formatFee } from '#shared/domain/money/formatFee.ts';
import { withLocale } from '#shared/locales.ts';
import { paths } from '#shared/url/paths.ts';
import type { DepositMethod } from './depositMethods.ts';
import { MethodCard } from './MethodCard.tsx';
import { MethodList } from './MethodList.tsx';

interface MethodCardsProps {
  methods: readonly DepositMethod[];
  chosen: string;
  /** `ContainerScrollView`: one scrolled row on phones; else a few cards, the others behind a button. */
  isScrolled: boolean;
  /** Stable: typing a sum renders no card. */
  onChoose: (sysname: string) => void;
  /** Over another page, whose address must not change. */
  isOverlay: boolean;
}

/** Deposit methods; an unavailable one says why. Without JavaScript a card links to the method's page. */
export const MethodCards = memo(function MethodCards(props: MethodCardsProps) {
  const { methods, chosen, isScrolled, onChoose, isOverlay } = props;
  const text = useText();
  const { locale } = useApp();
  const setAddress = useSetAddress();
  // The card is marked at once; the method's form renders later.
  const [marked, mark] = useOptimistic(chosen);
  const choose = (event: MouseEvent, sysname: string) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    startTransition(() => {
      mark(sysname);
      onChoose(sysname);
    });
    // Not a navigation: typed values stay.
    if (!isOverlay) setAddress(placeOf(sysname));
  };
  const placeOf = (sysname: string) => withLocale(paths.depositMethod.build({ sysname }), locale);
  const linkOf =
    (sysname: string) =>
    ({ children, ...card }: ComponentProps<'a'>) => (
      <a href={placeOf(sysname)} onClick={(event) => choose(event, sysname)} {...card}>
        {children}
      </a>
    );
  return (
    <MethodList
      title={text('deposit.method')}
      chosen={methods.findIndex(({ sysname }) => sysname === marked)}
      isScrolled={isScrolled}
      isWide={!isOverlay}
    >
      {methods.map((method) => {
        const { sysname, name, icon, is_available: isAvailable } = method;
        const notes = isAvailable
          ? [formatFee(method, locale) ?? text('deposit.free'), method.eta ?? '']
          : [method.unavailable_reason || text('deposit.unavailable')];
        return (
          <li key={sysname}>
            <MethodCard
              icon={icon}
              name={name}
              notes={notes.filter(Boolean)}
              isChosen={sysname === marked}
              link={isAvailable ? linkOf(sysname) : undefined}
            />
          </li>
        );
      })}
    </MethodList>
  );
});
