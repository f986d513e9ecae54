import { type ComponentProps, type ComponentType, useState } from 'react';
import { useText } from '#client/i18n/useText.ts';
import { lateComponent } from '#client/lib/late/lateComponent.ts';
import { Card } from '#client/ui/layout/Card.tsx';
import { Fold } from '#client/ui/layout/Fold.tsx';
import type { LimitOfferForm } from './LimitOfferForm.tsx';

const load = async () => (await import('./LimitOfferForm.tsx')).LimitOfferForm;
/** Loaded when its fold opens; on the server at once, for pages without JavaScript. */
const LateLimitOfferForm: ComponentType<ComponentProps<typeof LimitOfferForm>> = import.meta.env.SSR
  ? await load()
  : lateComponent(load);

/** Offered before the first deposit; it can be ignored without a press. */
export function LimitOffer({ currency }: { currency: string }) {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <Card tone="sunken" padding="none">
      <Fold icon="shield" label={text('deposit.limitOffer')} isOpen={isOpen} onToggle={setOpen}>
        <LateLimitOfferForm currency={currency} />
      </Fold>
    </Card>
  );
}
