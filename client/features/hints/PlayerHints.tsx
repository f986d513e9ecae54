import { Suspense, useEffect, useState } from 'react';
import { useApp } from '#client/context/useApp.ts';
import { useLocation } from '#client/context/useLocation.ts';
import { useIsEdgeFree } from '#client/entities/notice/useIsEdgeFree.ts';
import { useText } from '#client/i18n/useText.ts';
import { deviceStorage } from '#client/lib/device/deviceStorage.ts';
import { tabStorage } from '#client/lib/device/tabStorage.ts';
import { lateComponent } from '#client/lib/late/lateComponent.ts';
import { useClockOffset } from '#client/stores/clock/useClockOffset.ts';
import { Button } from '#client/ui/navigation/Button.tsx';
import { ButtonLink } from '#client/ui/navigation/ButtonLink.tsx';
import { renderLocaleLink } from '#client/ui/navigation/renderLocaleLink.tsx';
import { getProfileInfo } from '#shared/api/account/account.contract.ts';
import { getHistory } from '#shared/api/cashier/cashier.contract.ts';
import { totalOf } from '#shared/api/totalOf.ts';
import { formatContact } from '#shared/auth/formatContact.ts';
import { sessionStorageKeys } from '#shared/keys/sessionStorageKeys.ts';
import { storageKeys } from '#shared/keys/storageKeys.ts';
import { stripLocale } from '#shared/locales.ts';
import { isCalmPage } from '#shared/url/isCalmPage.ts';
import { HintCard } from './HintCard.tsx';
import { hintTimes } from './hintTimes.ts';
import { unconfirmedLogin } from './unconfirmedLogin.ts';

/** Hints that the player has closed in this tab, by name and uid. */
const closedHints = {
  has(name: string): boolean {
    return read().includes(name);
  },
  add(name: string): void {
    tabStorage.write(sessionStorageKeys.closedHints, [...new Set([...read(), name])].join(','));
  },
};

function read(): string[] {
  return (tabStorage.read(sessionStorageKeys.closedHints) ?? '').split(',');
}

interface Contact {
  type: 'email' | 'phone';
  contact: string;
}

interface PlayerHintsProps {
  uid: number;
  login: string;
  /** Unix seconds. */
  regTime: number;
  offersUrl: string;
  /** Nothing may be advertised: only hints about the account are shown. */
  isQuiet: boolean;
  /** The page has been used for a while. */
  isAtRest: boolean;
}

const PasskeyHint = lateComponent(() => import('./PasskeyHint.tsx'), 'PasskeyHint');

/** Hints for a new player (E12): confirm the contact, then the offer for the first deposit, then a passkey for later sign-ins. One at a time. */
export function PlayerHints({ uid, login, regTime, offersUrl, isQuiet, isAtRest }: PlayerHintsProps) {
  const { call, content, stores } = useApp();
  const text = useText();
  const { pathname } = useLocation();
  const isFree = useIsEdgeFree();
  const [contact, setContact] = useState<Contact | null>(null);
  const [offer, setOffer] = useState<{ title: string; text: string; button: string } | null>(null);
  // After a visit to these sections the player may have made a deposit or confirmed the contact.
  const section = stripLocale(pathname).split('/')[1] ?? '';
  const isChanging = section === 'cashier' || section === 'profile' || section === 'confirmation';

  const offset = useClockOffset();

  useEffect(() => {
    if (isChanging || offset === null) return;
    const abort = new AbortController();
    const { signal } = abort;
    const remainingTimes = hintTimes(regTime, Date.now() + offset);
    const timers: ReturnType<typeof setTimeout>[] = [];
    const untilOver = (ms: number, hide: () => void) => timers.push(setTimeout(hide, Math.min(ms, 2 ** 31 - 1)));

    async function lookAtContact(): Promise<void> {
      if (remainingTimes.confirm <= 0 || closedHints.has(`contact_${uid}`) || wasSent(uid)) return setContact(null);
      const { contacts } = await call(getProfileInfo, { fields: 'contacts' }, { signal });
      setContact(unconfirmedLogin(contacts ?? [], login));
      untilOver(remainingTimes.confirm, () => setContact(null));
    }
    async function lookAtDeposits(): Promise<void> {
      if (remainingTimes.registration <= 0 || closedHints.has(`registration_${uid}`)) return setOffer(null);
      const [{ regHintConfig }, history] = await Promise.all([
        content('cashier-config'),
        call(getHistory, { offset: 0, count: 1, type: 'deposit', statuses: 'success' }, { signal }),
      ]);
      const isShown =
        regHintConfig.isEnabled && regHintConfig.title !== '' && (totalOf(history) ?? history.items.length) === 0;
      setOffer(isShown ? regHintConfig : null);
      untilOver(remainingTimes.registration, () => setOffer(null));
    }
    // A hint whose data fails to load is not shown.
    lookAtContact().catch(() => undefined);
    lookAtDeposits().catch(() => undefined);
    return () => {
      abort.abort();
      timers.forEach(clearTimeout);
    };
  }, [call, content, uid, login, regTime, isChanging, offset]);

  if (isCalmPage(pathname) || isChanging || !isFree) return null;
  if (contact) {
    const isEmail = contact.type === 'email';
    const confirm = async () => {
      await stores.dialogs.open('confirmEmail', { contact: contact.contact });
      if (wasSent(uid)) setContact(null);
    };
    return (
      <HintCard
        icon={isEmail ? 'mail' : 'phone'}
        title={text(isEmail ? 'player.confirmEmailTitle' : 'player.confirmPhoneTitle')}
        text={text(isEmail ? 'player.confirmEmailText' : 'player.confirmPhoneText', {
          contact: formatContact(contact.contact),
        })}
        action={
          <Button kind="primary" onClick={() => void confirm()}>
            {text('player.confirm')}
          </Button>
        }
        onClose={() => {
          closedHints.add(`contact_${uid}`);
          setContact(null);
        }}
      />
    );
  }
  const passkey = isAtRest && (
    <Suspense>
      <PasskeyHint key={uid} />
    </Suspense>
  );
  if (!offer || isQuiet) return passkey;
  const close = () => {
    closedHints.add(`registration_${uid}`);
    setOffer(null);
  };
  return (
    <HintCard
      icon="gift"
      title={offer.title}
      text={offer.text}
      action={
        offer.button && (
          <ButtonLink kind="primary" href={offersUrl} link={renderLocaleLink}>
            {offer.button}
          </ButtonLink>
        )
      }
      onClose={close}
    />
  );
}

/** A code was sent: no more reminders. */
function wasSent(uid: number): boolean {
  return deviceStorage.read(storageKeys.confirmSent(uid)) !== null;
}
