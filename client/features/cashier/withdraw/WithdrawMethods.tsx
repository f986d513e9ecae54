import { useText } from '#client/i18n/useText.ts';
import { LocaleLink } from '#client/ui/navigation/LocaleLink.tsx';
import { paths } from '#shared/url/paths.ts';
import { MethodCard } from '../method/MethodCard.tsx';
import { MethodList } from '../method/MethodList.tsx';
import type { WithdrawMethod } from './WithdrawSettings.ts';

interface WithdrawMethodsProps {
  methods: readonly WithdrawMethod[];
  chosen: string;
  icons: Readonly<Record<string, string>>;
}

/** Withdrawal methods; an unavailable one says why. */
export function WithdrawMethods({ methods, chosen, icons }: WithdrawMethodsProps) {
  const text = useText();
  return (
    <MethodList title={text('withdraw.method')} chosen={methods.findIndex(({ sysname }) => sysname === chosen)}>
      {methods.map(({ sysname, name, eta, is_available: isAvailable, unavailable_reason: reason }) => (
        <li key={sysname}>
          <MethodCard
            icon={icons[sysname] || 'wallet'}
            name={name}
            notes={[isAvailable ? (eta ?? '') : reason || text('withdraw.unavailable')].filter(Boolean)}
            isChosen={sysname === chosen}
            link={
              isAvailable
                ? (card) => (
                    <LocaleLink
                      to={paths.withdraw.build(null, { method: sysname })}
                      replace
                      preventScrollReset
                      {...card}
                    />
                  )
                : undefined
            }
          />
        </li>
      ))}
    </MethodList>
  );
}
