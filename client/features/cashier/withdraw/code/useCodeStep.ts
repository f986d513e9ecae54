import { useEffect, useRef, useState } from 'react';
import { useCountdown } from '#client/entities/form/useCountdown.ts';
import type { makeWithdrawal } from '#shared/api/cashier/cashier.contract.ts';
import type { InputOf } from '#shared/api/method.ts';
import { type CodeProblem, twoFactorProblems } from '#shared/auth/codeProblem.ts';
import { readTwoFactor, type TwoFactorAnswer } from '#shared/auth/twoFactorMarkers.ts';
import type { OrderOutcome } from '#shared/orders/OrderOutcome.ts';

type Order = InputOf<typeof makeWithdrawal>;

export interface CodeStepProps {
  order: Order;
  /** The platform's request for a code. */
  challenge: TwoFactorAnswer;
  withdraw: (order: Order) => Promise<OrderOutcome<unknown>>;
  /** Ordered, refused for another reason than the code, or with an unknown outcome. */
  onEnd: (outcome: OrderOutcome<unknown>) => void;
  onBack: () => void;
}

/** The code of a withdrawal. Each try is a separate order, made after the platform has confirmed that the last one moved nothing. */
export function useCodeStep({ order, challenge, withdraw, onEnd }: Omit<CodeStepProps, 'onBack'>) {
  const [problem, setProblem] = useState<CodeProblem | null>(null);
  const [isBusy, setBusy] = useState(false);
  // A proof by a passkey calls a function of an earlier render.
  const isSending = useRef(false);
  const [round, setRound] = useState(0);
  const { secondsLeft: seconds, start } = useCountdown();

  function showAnswer(answer: TwoFactorAnswer): void {
    if (answer.kind === 'codeNeeded') start(answer.resendSeconds);
    setProblem(twoFactorProblems[answer.kind]);
    if (answer.kind === 'expiredCode') start(0);
  }
  const first = useRef(() => showAnswer(challenge));
  useEffect(() => {
    first.current();
  }, []);

  async function send(given: string | null): Promise<void> {
    if (isSending.current) return;
    isSending.current = true;
    setBusy(true);
    setProblem(null);
    const outcome = await withdraw(given === null ? order : { ...order, two_factor_code: given });
    isSending.current = false;
    setBusy(false);
    const answer = outcome.kind === 'refused' ? readTwoFactor(outcome.error) : null;
    if (!answer) return onEnd(outcome);
    showAnswer(answer);
    setRound(round + 1);
  }

  return {
    hasRecovery: challenge.kind === 'codeNeeded' && challenge.hasRecovery === true,
    hasPasskey: challenge.kind === 'codeNeeded' && challenge.hasPasskey === true,
    problem,
    /** A new one with each answer about a code: the field is empty again. */
    round,
    isBusy,
    /** Seconds until another code may be requested. */
    seconds,
    send: (given: string) => void send(given),
    resend: () => void send(null),
  };
}
