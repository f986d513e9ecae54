import { useBrand } from '#client/entities/brand/useBrand.ts';
import { useText } from '#client/i18n/useText.ts';
import { Logo } from '#client/ui/media/Logo.tsx';
import { LocaleLink } from '#client/ui/navigation/LocaleLink.tsx';

/** The brand's mark and name, which lead home. */
export function HomeLink({ className, size }: { className: string | undefined; size?: 32 }) {
  const { name } = useBrand();
  const text = useText();
  return (
    <LocaleLink to="/" className={className} aria-label={`${name}: ${text('shell.home')}`}>
      <Logo name={name} size={size} />
    </LocaleLink>
  );
}
