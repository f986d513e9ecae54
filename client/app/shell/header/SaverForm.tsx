import { useApp } from '#client/context/useApp.ts';
import { useLocation } from '#client/context/useLocation.ts';
import { useText } from '#client/i18n/useText.ts';
import { Button } from '#client/ui/navigation/Button.tsx';
import { stripLocale, withLocale } from '#shared/locales.ts';
import { paths } from '#shared/url/paths.ts';

/** Turns on data saving without script. Rendered only on the server; hidden where it is on already. */
export function SaverForm() {
  const text = useText();
  const { locale } = useApp();
  const { pathname } = useLocation();
  return (
    <form method="post" action={withLocale(paths.dataSaver.build(), locale)} data-saver>
      <input type="hidden" name="on" value="1" />
      <input type="hidden" name="from" value={stripLocale(pathname)} />
      <Button type="submit" size="small">
        {text('shell.dataSaver')}
      </Button>
    </form>
  );
}
