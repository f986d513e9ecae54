import { useNetworkReturn } from '#client/app/effects/useNetworkReturn.ts';
import { supportUrl } from '#client/app/shell/supportUrl.ts';
import type { PageErrorData } from '#client/context/PageErrorData.ts';
import { useApp } from '#client/context/useApp.ts';
import { useLocation } from '#client/context/useLocation.ts';
import { useReload } from '#client/context/useReload.ts';
import { useBrand } from '#client/entities/brand/useBrand.ts';
import { useErrorText } from '#client/i18n/useErrorText.ts';
import { useText } from '#client/i18n/useText.ts';
import { Seo } from '#client/seo/Seo.tsx';
import { StarLoader } from '#client/ui/feedback/StarLoader.tsx';
import { SystemPage } from '#client/ui/feedback/SystemPage.tsx';
import { SearchInput } from '#client/ui/forms/controls/SearchInput.tsx';
import { Button } from '#client/ui/navigation/Button.tsx';
import { ButtonLink } from '#client/ui/navigation/ButtonLink.tsx';
import { GetForm } from '#client/ui/navigation/GetForm.tsx';
import { renderLocaleLink } from '#client/ui/navigation/renderLocaleLink.tsx';
import { TextLink } from '#client/ui/navigation/TextLink.tsx';
import { isErrorType } from '#shared/errors/isErrorType.ts';
import { withLocale } from '#shared/locales.ts';
import { paths } from '#shared/url/paths.ts';
import styles from './PageError.module.css';

/** Replaces a page that does not exist, is forbidden, or did not load; the frame stays. */
export function PageError({ data }: { data: PageErrorData | undefined }) {
  return (
    <div className={styles.bleed}>
      {data?.kind === 'notFound' ? (
        <NotFound path={data.path} />
      ) : data?.kind === 'forbidden' ? (
        <Forbidden />
      ) : data?.kind === 'late' ? (
        <Late />
      ) : (
        <Failed type={data?.type} />
      )}
    </div>
  );
}

function NotFound({ path }: { path: string | undefined }) {
  const { locale } = useApp();
  const text = useText();
  const { name: brand } = useBrand();
  return (
    <SystemPage
      code="404"
      title={text('shell.notFoundTitle')}
      text={
        <>
          <p>{text('shell.notFoundText')}</p>
          {path && <p className={styles.path}>{path}</p>}
        </>
      }
    >
      <Seo title={text('shell.notFoundSeo', { brand })} robots="noindex, follow" />
      <div className={styles.search}>
        <GetForm action={withLocale(paths.gamehall.build(), locale)}>
          <SearchInput
            name="search"
            maxLength={64}
            required
            label={text('shell.search')}
            clearLabel={text('shell.clear')}
          />
        </GetForm>
      </div>
      <ul className={styles.links}>
        {(
          [
            ['shell.home', paths.home.build()],
            ['shell.allGames', paths.gamehall.build()],
            ['shell.help', supportUrl()],
          ] as const
        ).map(([id, url]) => (
          <li key={id}>
            <TextLink href={url} link={renderLocaleLink} className={styles.link}>
              {text(id)}
            </TextLink>
          </li>
        ))}
      </ul>
    </SystemPage>
  );
}

function Forbidden() {
  const text = useText();
  return (
    <SystemPage icon="lock" code="403" title={text('shell.forbiddenTitle')} text={text('shell.deniedText')}>
      <Seo title={text('shell.forbiddenTitle')} robots="noindex, follow" />
      <ButtonLink kind="primary" href="/" link={renderLocaleLink}>
        {text('shell.toHome')}
      </ButtonLink>
    </SystemPage>
  );
}

/** The browser retries by itself (useLateSections); without script a form offers it. */
function Late() {
  const text = useText();
  return (
    <>
      <div role="status" aria-busy="true">
        <SystemPage icon="clock" title={text('shell.lateTitle')} text={text('shell.lateText')}>
          <Seo title={text('shell.lateTitle')} robots="noindex, follow" />
          <StarLoader size={32} />
        </SystemPage>
      </div>
      <noscript>
        <RetryForm />
      </noscript>
    </>
  );
}

function Failed({ type }: { type: string | undefined }) {
  const text = useText();
  const errorText = useErrorText();
  const { reload } = useReload();
  useNetworkReturn(() => void reload());
  return (
    <SystemPage
      icon="wifi-off"
      title={text('shell.failedTitle')}
      text={type !== undefined && isErrorType(type) ? errorText(type) : text('shell.failedText')}
    >
      <Seo title={text('shell.failedTitle')} robots="noindex, follow" />
      <RetryForm />
      <TextLink kind="standalone" href="/" link={renderLocaleLink}>
        {text('shell.toHome')}
      </TextLink>
    </SystemPage>
  );
}

function RetryForm() {
  const text = useText();
  const { pathname } = useLocation();
  const { reload, isReloading } = useReload();
  return (
    <form method="get" action={pathname}>
      <Button
        type="submit"
        kind="primary"
        icon="refresh"
        loading={isReloading}
        onClick={(event) => {
          event.preventDefault();
          void reload();
        }}
      >
        {text('shell.retry')}
      </Button>
    </form>
  );
}
