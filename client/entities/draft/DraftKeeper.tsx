import { useEffect, useEffectEvent, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useText } from '#client/i18n/useText.ts';
import { Status } from '#client/ui/layout/Status.tsx';
import { TextButton } from '#client/ui/navigation/TextButton.tsx';
import type { Draft } from './createDraft.ts';
import type { DraftField } from './DraftField.ts';
import styles from './DraftKeeper.module.css';
import { draftValues } from './draftValues.ts';
import type { StoredDraft } from './StoredDraft.ts';

const NOTHING: Readonly<Record<string, string>> = Object.freeze({});

interface DraftKeeperProps {
  draft: Draft;
  fields: readonly DraftField[];
  /** Untouched values of the fields, when they differ from the form's default values. */
  starts?: Readonly<Record<string, unknown>>;
  /** Values stored with the draft that are not fields of the form. */
  beside?: Readonly<Record<string, string>>;
  onRestored?: (values: Readonly<Record<string, string>>) => void;
}

/** Stores what is typed into the surrounding form until it is sent, restores an earlier draft and shows a note about it. */
export function DraftKeeper({ draft, fields, starts, beside = NOTHING, onRestored }: DraftKeeperProps) {
  const text = useText();
  const { subscribe, getValues, setValue, reset, formState } = useFormContext();
  const [isRestored, setRestored] = useState(false);
  const untouched = starts ?? formState.defaultValues ?? NOTHING;

  const restore = useEffectEvent((stored: StoredDraft | null, typed: ReadonlySet<string>) => {
    const values = draftValues(stored?.values ?? NOTHING, fields);
    const missing = Object.entries(values).filter(([name, value]) => !typed.has(name) && getValues(name) !== value);
    for (const [name, value] of missing) setValue(name, value, { shouldDirty: true });
    if (missing.length === 0) return;
    setRestored(true);
    onRestored?.(stored?.values ?? NOTHING);
  });
  /** The form was sent on another device: the draft here is obsolete. */
  const giveUp = useEffectEvent(() => {
    reset();
    setRestored(false);
  });
  const store = useEffectEvent((values: Record<string, unknown>) => {
    Object.assign(draft.typed, values);
    const typed = Object.entries(draftValues(values, fields)).filter(([name, value]) => untouched[name] !== value);
    // Values of fields that only another screen of the same form has.
    const elsewhere = Object.entries(draft.onDevice()?.values ?? NOTHING).filter(
      ([name]) => !(name in values) && !(name in beside),
    );
    const waiting = [...elsewhere, ...typed];
    draft.store(waiting.length > 0 ? { ...Object.fromEntries(waiting), ...beside } : {});
  });

  useEffect(() => {
    const typed = new Set<string>();
    let isOurs = true;
    restore(draft.onDevice(), typed);
    isOurs = false;
    const unsubscribe = subscribe({
      formState: { values: true },
      callback: ({ name, values }) => {
        if (isOurs) return;
        if (name !== undefined) typed.add(name);
        store(values);
      },
    });
    let isGone = false;
    void draft.fromPlatform().then((stored) => {
      if (isGone || !stored) return;
      isOurs = true;
      if (Object.keys(stored.values).length > 0) restore(stored, typed);
      else if (typed.size === 0) giveUp();
      isOurs = false;
    });
    const leave = () => {
      if (document.visibilityState === 'hidden') draft.flush();
    };
    document.addEventListener('visibilitychange', leave);
    return () => {
      isGone = true;
      unsubscribe();
      document.removeEventListener('visibilitychange', leave);
      draft.flush();
    };
  }, [draft, subscribe]);

  const discard = () => {
    draft.clear();
    reset();
    setRestored(false);
  };
  return (
    <Status className={styles.note}>
      {isRestored && (
        <>
          <span>{text('draft.restored')}</span>{' '}
          <TextButton kind="inline" onClick={discard}>
            {text('draft.discard')}
          </TextButton>
        </>
      )}
    </Status>
  );
}
