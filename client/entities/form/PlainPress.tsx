import type { ReactNode } from 'react';
import { useApp } from '#client/context/useApp.ts';
import { Button } from '#client/ui/navigation/Button.tsx';
import type { ButtonLook } from '#client/ui/navigation/buttonClass.ts';
import { ORDER_KEY_FIELD } from '#shared/cashier/orderKeyField.ts';
import { newUuid } from '#shared/domain/newUuid.ts';
import { withLocale } from '#shared/locales.ts';
import { Sender } from './Sender.tsx';

interface PlainPressProps extends Pick<ButtonLook, 'kind'> {
  /** Page that shows the result (PlainNote), with its `?form=`, without a language. */
  path: string;
  fields: Readonly<Record<string, string | number>>;
  /** Accessible name, when the button's text alone is ambiguous. */
  label?: string;
  children: ReactNode;
}

/** A single action as a form. For `<noscript>`: rendered on the server only, because the idempotency key is new with every render. */
export function PlainPress({ path, fields, label, kind, children }: PlainPressProps) {
  const { locale } = useApp();
  return (
    <form method="post" action={withLocale(path, locale)}>
      <Sender />
      {Object.entries({ ...fields, [ORDER_KEY_FIELD]: newUuid() }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" kind={kind} size="large" aria-label={label}>
        {children}
      </Button>
    </form>
  );
}
