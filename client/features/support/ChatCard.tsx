import { useEffect, useId, useState } from 'react';
import { useText } from '#client/i18n/useText.ts';
import { isFramed } from '#client/lib/isFramed.ts';
import { useFacts } from '#client/stores/useFacts.ts';
import { useStore } from '#client/stores/useStore.ts';
import { Card } from '#client/ui/layout/Card.tsx';
import { Button } from '#client/ui/navigation/Button.tsx';
import { hashKeys } from '#shared/keys/hashKeys.ts';
import styles from './SupportPage.module.css';

/** Opens the live chat, if the operator has one; not in a frame. `#chat` opens it at once. */
export function ChatCard() {
  const text = useText();
  const title = useId();
  const dialogs = useStore('dialogs');
  const isOpening = useFacts('dialogs').queue[0]?.name === 'chat';
  const [isHidden, setIsHidden] = useState(false);
  useEffect(() => {
    setIsHidden(isFramed());
    const { hash, pathname, search } = window.location;
    if (hash !== hashKeys.chat) return;
    window.history.replaceState(window.history.state, '', pathname + search);
    void dialogs.open('chat', {});
  }, [dialogs]);
  if (isHidden) return null;
  return (
    <Card as="section" aria-labelledby={title} className={`${styles.ticket} ${styles.scripted}`}>
      <h2 id={title}>{text('support.chat')}</h2>
      <p className={styles.note}>{text('support.chatText')}</p>
      <Button
        kind="primary"
        wide
        icon="chat"
        data-chat=""
        loading={isOpening}
        onClick={() => void dialogs.open('chat', {})}
      >
        {text('support.chatOpen')}
      </Button>
    </Card>
  );
}
