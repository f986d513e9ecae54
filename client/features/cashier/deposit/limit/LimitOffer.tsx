import { useState } from 'react';
import { useText } from '../../../../i18n/useText.ts';
import { Card } from '../../../../ui/layout/Card.tsx';
import { Fold } from '../../../../ui/layout/Fold.tsx';
import { LateLimitOfferForm } from './LateLimitOfferForm.ts';

/** Offered before the first deposit; it can be ignored without a press. */
export function LimitOffer({ currency }: { currency: string }) {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <Card as="section" tone="sunken" padding="none" aria-label={text('deposit.limitOffer')}>
      <Fold icon="shield" label={text('deposit.limitOffer')} isOpen={isOpen} onToggle={setOpen}>
        <LateLimitOfferForm currency={currency} />
      </Fold>
    </Card>
  );
}
