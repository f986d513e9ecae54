import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useApp } from '#client/context/useApp.ts';
import { useNavigate } from '#client/context/useNavigate.ts';
import { ContactList } from '#client/entities/contact/ContactList.tsx';
import { useText } from '#client/i18n/useText.ts';
import { isFramed } from '#client/lib/isFramed.ts';
import { readConsent } from '#client/lib/visitor/readConsent.ts';
import type { RegisteredDialogProps } from '#client/stores/RegisteredDialogProps.ts';
import { useFacts } from '#client/stores/useFacts.ts';
import { ErrorState } from '#client/ui/feedback/ErrorState.tsx';
import { Dialog } from '#client/ui/layout/Dialog.tsx';
import { VisuallyHidden } from '#client/ui/layout/VisuallyHidden.tsx';
import { Button } from '#client/ui/navigation/Button.tsx';
import { getSupportSettings } from '#shared/api/site/support.contract.ts';
import { withLocale } from '#shared/locales.ts';
import { paths } from '#shared/url/paths.ts';
import styles from './ChatDialog.module.css';
import { ChatPresence } from './ChatPresence.tsx';
import { documentAllowsChat } from './documentAllowsChat.ts';
import { leaveForSupport } from './leaveForSupport.ts';
import { loadVendor } from './loadVendor.ts';
import { readRestoreId } from './readRestoreId.ts';
import { startChat } from './startChat.ts';
import { useChatEvents } from './useChatEvents.ts';
import { useChatPerson } from './useChatPerson.ts';

type Phase = 'opening' | 'asking' | 'failed';

/**
 * Opens the live chat. While it loads, only the pressed button shows it and nothing covers the page. The dialog is shown only to ask
 * for consent to a third party, or to report a failure with the other contacts of the support.
 */
export function ChatDialog({ close }: RegisteredDialogProps<'chat'>) {
  const text = useText();
  const { call, stores, locale } = useApp();
  const navigate = useNavigate();
  const personOf = useChatPerson();
  const events = useChatEvents();
  const [phase, setPhase] = useState<Phase>('opening');
  const [attempt, setAttempt] = useState(0);
  const [contacts, setContacts] = useState<readonly { type: string; value: string }[]>([]);
  const hasAgreed = useRef(false);
  const isOthersTurn = useFacts('dialogs').queue.length > 1;
  const support = withLocale(paths.support.build(), locale);

  const open = useEffectEvent(async (signal: AbortSignal) => {
    const { chat, general } = stores;
    const show = () => {
      chat.live?.identify(personOf());
      chat.live?.open();
      close();
    };
    if (chat.live) return show();
    if (!isFramed() && !documentAllowsChat(window)) return leaveForSupport(window, locale);
    const settings = await call(getSupportSettings, {}, { signal });
    signal.throwIfAborted();
    setContacts(settings.contacts);
    const { provider } = settings;
    if (!provider || isFramed()) {
      close();
      return void navigate(support);
    }
    const consent = readConsent(document.cookie);
    const isAsked = consent === 'necessary' || (consent === null && general.info?.analytic != null);
    if (isAsked && !hasAgreed.current) return setPhase('asking');
    const person = personOf();
    const [startVendor, restoreId] = await Promise.all([
      loadVendor(provider.kind),
      provider.kind === 'freshChat' && person.player ? readRestoreId(call, signal) : undefined,
    ]);
    const live = await startChat({ startVendor, window, provider, person, restoreId, events, signal });
    if (signal.aborted) return void live.forget();
    chat.began(live, ChatPresence);
    show();
  });

  useEffect(() => {
    const leaving = new AbortController();
    open(leaving.signal).catch((error: unknown) => {
      if (leaving.signal.aborted) return;
      stores.tracker.track('error_chat', { reason: error instanceof Error ? error.message : String(error) });
      setPhase('failed');
    });
    return () => leaving.abort();
  }, [attempt, stores]);

  // A dialog that the player opens meanwhile must not wait for the vendor.
  useEffect(() => {
    if (isOthersTurn && phase === 'opening') close();
  }, [isOthersTurn, phase, close]);

  const again = () => {
    setPhase('opening');
    setAttempt((last) => last + 1);
  };

  if (phase === 'opening' && attempt === 0) {
    return (
      <div data-said="">
        <VisuallyHidden>{text('support.chatOpening')}</VisuallyHidden>
      </div>
    );
  }
  return (
    <Dialog open onClose={() => close()} closeLabel={text('support.close')} title={text('support.chat')}>
      {phase === 'asking' || (phase === 'opening' && hasAgreed.current) ? (
        <div className={styles.content}>
          <p>{text('support.chatConsent')}</p>
          <Button
            kind="primary"
            wide
            icon="chat"
            loading={phase === 'opening'}
            onClick={() => {
              hasAgreed.current = true;
              again();
            }}
          >
            {text('support.chatAgree')}
          </Button>
        </div>
      ) : (
        <ErrorState
          headingLevel={3}
          title={text('support.chatFailed')}
          text={text('support.chatFailedText')}
          retryText={text('support.chatRetry')}
          retrying={phase === 'opening'}
          onRetry={again}
        />
      )}
      <section aria-labelledby="chat-contacts" className={styles.contacts}>
        <h3 id="chat-contacts">{text('support.contacts')}</h3>
        <ContactList contacts={contacts} />
        <Button
          wide
          icon="edit"
          onClick={() => {
            close();
            void navigate(support);
          }}
        >
          {text('support.chatTicket')}
        </Button>
      </section>
    </Dialog>
  );
}
