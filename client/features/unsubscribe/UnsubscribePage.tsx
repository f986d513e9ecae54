import { type FormEvent, useState } from 'react';
import type { PageData } from '#client/context/LoaderArgs.ts';
import { useApp } from '#client/context/useApp.ts';
import { useErrorText } from '#client/i18n/useErrorText.ts';
import { useText } from '#client/i18n/useText.ts';
import { Seo } from '#client/seo/Seo.tsx';
import { SystemPage } from '#client/ui/feedback/SystemPage.tsx';
import { Button } from '#client/ui/navigation/Button.tsx';
import { renderLocaleLink } from '#client/ui/navigation/renderLocaleLink.tsx';
import { TextLink } from '#client/ui/navigation/TextLink.tsx';
import { AppError } from '#shared/errors/AppError.ts';
import { unsubscribeForm } from '#shared/forms/support/unsubscribeForm.ts';
import { unsubscribeInput } from '#shared/support/unsubscribeInput.ts';
import { paths } from '#shared/url/paths.ts';
import styles from './UnsubscribePage.module.css';

type Phase = 'asking' | 'busy' | 'done' | 'wrongLink';

/** Target of an e-mail's link. Nothing happens before the press: mail scanners open links too. */
export function UnsubscribePage({
  texts,
  isDone,
  problem: sentProblem,
  seo,
}: PageData<typeof import('./unsubscribe.loader.ts')>) {
  const { call } = useApp();
  const text = useText();
  const errorText = useErrorText();
  const [phase, setPhase] = useState<Phase>(isDone ? 'done' : 'asking');
  const [problem, setProblem] = useState(sentProblem ? text(sentProblem, { seconds: 0 }) : '');

  async function confirm(event: FormEvent): Promise<void> {
    event.preventDefault();
    const input = unsubscribeInput(new URLSearchParams(location.search));
    if (!input) return setPhase('wrongLink');
    setPhase('busy');
    setProblem('');
    try {
      await unsubscribeForm.send(call, {}, input);
      setPhase('done');
    } catch (error) {
      if (error instanceof AppError && error.type === 'InvalidParameterException') return setPhase('wrongLink');
      setProblem(errorText(error));
      setPhase('asking');
    }
  }

  if (phase === 'done')
    return (
      <div className={styles.bleed}>
        <SystemPage
          icon="check"
          title={text(unsubscribeForm.done)}
          text={<p data-said="">{text('unsubscribe.doneText')}</p>}
        >
          <Seo {...seo} />
          <NextLinks />
        </SystemPage>
      </div>
    );
  if (phase === 'wrongLink')
    return (
      <div className={styles.bleed}>
        <SystemPage
          icon="link"
          title={text('unsubscribe.wrongLink')}
          text={<p role="alert">{text('unsubscribe.wrongLinkText')}</p>}
        >
          <Seo {...seo} />
          <NextLinks />
        </SystemPage>
      </div>
    );
  return (
    <div className={styles.bleed}>
      <SystemPage
        icon="mail"
        title={texts.header || text('unsubscribe.title')}
        text={
          <>
            <p>{text('unsubscribe.text')}</p>
            <p role="alert" className={styles.problem}>
              {problem}
            </p>
          </>
        }
      >
        <Seo {...seo} />
        {/* Without JavaScript the form is sent to this same address, with the token of the e-mail's link. */}
        <form method="post" onSubmit={(event) => void confirm(event)}>
          <Button type="submit" kind="primary" size="large" loading={phase === 'busy'}>
            {texts.button || text('unsubscribe.confirm')}
          </Button>
        </form>
        <TextLink kind="standalone" href={paths.home.build()} link={renderLocaleLink}>
          {text('unsubscribe.keep')}
        </TextLink>
      </SystemPage>
    </div>
  );
}

function NextLinks() {
  const text = useText();
  return (
    <>
      <TextLink kind="standalone" href={paths.home.build()} link={renderLocaleLink}>
        {text('unsubscribe.home')}
      </TextLink>
      <TextLink kind="standalone" href={paths.support.build()} link={renderLocaleLink}>
        {text('unsubscribe.support')}
      </TextLink>
    </>
  );
}
