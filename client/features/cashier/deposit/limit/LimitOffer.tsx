import { useState } from 'react';
import { useText } from '#client/i18n/useText.ts';
import { late } from '#client/lib/late/late.ts';
import { Card } from '#client/ui/layout/Card.tsx';
import { Fold } from '#client/ui/layout/Fold.tsx';

/** Loaded when its fold opens; on the server at once, for pages without JavaScript. */
const LimitOfferForm = late(() => import('./LimitOfferForm.tsx'), 'LimitOfferForm');

/** Offered before the first deposit; it can be ignored without a press. */
export function LimitOffer({ currency }: { currency: string }) {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <Card tone="sunken" padding="none">
      <Fold icon="shield" label={text('deposit.limitOffer')} isOpen={isOpen} onToggle={setOpen}>
        <LimitOfferForm currency={currency} />
      </Fold>
    </Card>
  );
}
