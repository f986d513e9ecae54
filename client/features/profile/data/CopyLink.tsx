import { useEffect, useState } from 'react';
import { useApp } from '#client/context/useApp.ts';
import { useText } from '#client/i18n/useText.ts';
import { untilLoaded } from '#client/lib/late/untilLoaded.ts';
import { useFacts } from '#client/stores/useFacts.ts';
import { ButtonLink } from '#client/ui/navigation/ButtonLink.tsx';
import { myDataAddress } from '#shared/url/myDataAddress.ts';

/** The link to the player's own file. With JavaScript the times that only this browser knows go along. */
export function CopyLink() {
  const text = useText();
  const { locale } = useApp();
  const { account } = useFacts('session');
  const [times, setTimes] = useState({});
  const uid = account?.uid;
  useEffect(() => {
    if (uid === undefined) return;
    const leaving = new AbortController();
    // Until then the player's file has no times of this browser, and says so.
    void untilLoaded(() => import('./watchSentTimes.ts')).then(({ watchSentTimes }) =>
      watchSentTimes(uid, setTimes, leaving.signal),
    );
    return () => leaving.abort();
  }, [uid]);
  return (
    <ButtonLink icon="download" href={myDataAddress(locale, times)} download>
      {text('data.download')}
    </ButtonLink>
  );
}
