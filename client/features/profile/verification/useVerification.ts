import { useCallback, useState } from 'react';
import { settle } from '#client/context/settle.ts';
import { useApp } from '#client/context/useApp.ts';
import { usePageData } from '#client/context/usePageData.ts';
import { refreshAccount } from '#client/entities/player/refreshAccount.ts';
import { answerOrder } from '#client/lib/live/answerOrder.ts';
import { useFacts } from '#client/stores/useFacts.ts';
import { getVerification } from '#shared/api/account/identityFacts.contract.ts';
import { stageOf } from './stageOf.ts';
import { stageOfCheck } from './stageOfCheck.ts';

/** Stage of the page's check; `ask` refetches it from the platform (E11), and rejects without an answer. */
export function useVerification() {
  const { call, stores } = useApp();
  const { account } = useFacts('session');
  const { verification, action } = usePageData<typeof import('../verification.loader.ts')>();
  const [fetched, setFetched] = useState({ of: verification, value: verification });
  const [handedIn, setHandedIn] = useState<string | null>(null);
  const [order] = useState(answerOrder);
  const current = fetched.of === verification ? fetched.value : verification;

  const ask = useCallback(async () => {
    const input = action === null ? {} : { externalActionId: action };
    const isNews = order();
    const value = settle(call(getVerification, input));
    if (await refreshAccount({ call, stores }, isNews)) setFetched({ of: verification, value: await value });
  }, [call, stores, verification, action, order]);

  // A platform that knows only the person's check answers with that one.
  const check = current.ok && current.value.external_action_id === (action ?? '') ? current.value : null;
  const stage =
    action === null
      ? stageOf(account ?? { is_verified: false, is_on_verification: false }, check)
      : check === null && handedIn === action
        ? 'submitted'
        : stageOfCheck(check);
  return {
    stage,
    check,
    ask,
    /** Notes that papers of the page's `action` are submitted: all that is known if the platform does not report it. */
    noteHandedIn: () => setHandedIn(action),
    /** Only if the stage is unknown; on a platform without the method the account's flags suffice. */
    error: !current.ok && current.error !== 'MethodNotFoundException' && stage === 'none' ? current.error : null,
  };
}
