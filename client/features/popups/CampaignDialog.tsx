import { Fragment, useEffect } from 'react';
import { useApp } from '#client/context/useApp.ts';
import { useText } from '#client/i18n/useText.ts';
import { linkKind } from '#client/lib/linkKind.ts';
import type { RegisteredDialogProps } from '#client/stores/RegisteredDialogProps.ts';
import { Dialog } from '#client/ui/layout/Dialog.tsx';
import { Button } from '#client/ui/navigation/Button.tsx';
import { ButtonLink } from '#client/ui/navigation/ButtonLink.tsx';
import { ContentLink } from '#client/ui/navigation/ContentLink.tsx';
import { handleEvent } from '#shared/api/site/events.contract.ts';
import { parseMarkup } from '#shared/domain/parseMarkup.ts';
import styles from './Popups.module.css';

/** A campaign popup: centred, small, or at the side (a sheet on phones). */
export function CampaignDialog({ params: popup, close }: RegisteredDialogProps<'campaignPopup'>) {
  const { call, stores } = useApp();
  const text = useText();
  const { kind, title, image, button } = popup;
  const track = (event: 'popup_show' | 'popup_click') => {
    if (stores.session.isPlayer) call(handleEvent, { event, popup_id: popup.id }).catch(() => undefined);
  };
  useEffect(() => track('popup_show'), []); // oxlint-disable-line react-hooks/exhaustive-deps -- shown once

  const follow = () => {
    track('popup_click');
    close('followed');
  };
  const isLink = button && linkKind(button.slug) !== 'forbidden';
  // A popup without a link must be closable.
  const closable = popup.is_closable || !isLink;
  return (
    <Dialog
      kind={kind}
      open
      onClose={() => close()}
      closable={closable}
      lightDismiss={closable}
      closeLabel={text('player.close')}
      title={title}
    >
      <div className={styles.popup}>
        {image && <img src={image} alt="" className={styles.image} width={600} height={240} />}
        <p className={styles.text}>
          {parseMarkup(popup.text).map((node, index) => (
            <Fragment key={index}>
              {node === 'break' ? <br /> : node.bold ? <strong>{node.text}</strong> : node.text}
            </Fragment>
          ))}
        </p>
        {isLink ? (
          <ButtonLink
            kind="primary"
            size="large"
            wide
            href={button.slug}
            link={({ href, ...rest }) => <ContentLink to={href} {...rest} onClick={follow} />}
          >
            {button.title}
          </ButtonLink>
        ) : (
          <Button size="large" wide onClick={() => close()}>
            {text('player.ok')}
          </Button>
        )}
      </div>
    </Dialog>
  );
}
