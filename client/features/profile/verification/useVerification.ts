import { useCallback, useState } from 'react';
import { getInfo } from '../../../../shared/api/account.contract.ts';
import { getVerification } from '../../../../shared/api/identityFacts.contract.ts';
import { useApp } from '../../../context/useApp.ts';
import { settle } from '../../../context/settle.ts';
import { usePageData } from '../../../context/usePageData.ts';
import { useFacts } from '../../../stores/useFacts.ts';
import { stageOf } from './stageOf.ts';

/** How far the check is; `ask` asks the platform again, who alone knows (E11). It rejects where there is no answer. */
export function useVerification() {
  const { call, stores } = useApp();
  const { account } = useFacts('session');
  const { verification } = usePageData<typeof import('../verification.loader.ts')>();
  const [asked, setAsked] = useState({ of: verification, value: verification });
  const current = asked.of === verification ? asked.value : verification;

  const ask = useCallback(async () => {
    const [info, value] = await Promise.all([call(getInfo, {}), settle(call(getVerification, {}))]);
    if (info.uid === 0) return;
    stores.session.signedIn(info);
    stores.balances.set(info);
    setAsked({ of: verification, value });
  }, [call, stores, verification]);

  const facts = current.ok ? current.value : null;
  const stage = stageOf(account ?? { is_verified: false, is_on_verification: false }, facts);
  return {
    stage,
    facts,
    ask,
    /** What is missing to know the stage; a platform that tells nothing of the check is believed by the account alone. */
    error: !current.ok && current.error !== 'MethodNotFoundException' && stage === 'none' ? current.error : null,
  };
}
