import { useText } from '#client/i18n/useText.ts';
import { ButtonLink } from '#client/ui/navigation/ButtonLink.tsx';
import { renderLocaleLink } from '#client/ui/navigation/renderLocaleLink.tsx';
import type { SignKind } from '#shared/care/Sign.ts';
import { paths } from '#shared/url/paths.ts';

const limits = paths.profileResponsibleGame;
const pause = `${limits.build(null, { pause: '1d' })}#pause`;
const depositLimit = `${limits.build()}#deposit-limit`;

/** The press that helps most against each sign: a stop where the head is not free, a limit where sums grow, a reminder where time is lost. */
const presses: Readonly<Record<SignKind, { href: string; label: string }>> = {
  chasing: { href: pause, label: 'care.pause' },
  returnedWithdrawals: { href: pause, label: 'care.pause' },
  night: { href: pause, label: 'care.pause' },
  raisedStakes: { href: depositLimit, label: 'care.limit' },
  growingDeposits: { href: depositLimit, label: 'care.limit' },
  longSittings: { href: `${limits.build()}#check`, label: 'care.reminder' },
};

export function SignPress({ kind }: { kind: SignKind }) {
  const text = useText();
  const { href, label } = presses[kind];
  return (
    <ButtonLink kind="primary" href={href} link={renderLocaleLink}>
      {text(label)}
    </ButtonLink>
  );
}
