import { useEffect, useRef } from 'react';
import { useFormState } from 'react-hook-form';
import { Icon } from '#client/ui/media/Icon.tsx';
import styles from './FormRefusal.module.css';

/** The server's refusal of the surrounding Form, above its button: whoever pressed sees it, however long the form is. */
export function FormRefusal() {
  const { errors } = useFormState();
  const refusal = errors.root?.['server']?.message;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (refusal) place.current?.scrollIntoView({ block: 'nearest' });
  }, [refusal]);
  return (
    <div ref={place} role="alert" className={refusal ? styles.refusal : styles.none}>
      {refusal && (
        <>
          <Icon name="alert-circle" />
          <span>{refusal}</span>
        </>
      )}
    </div>
  );
}
