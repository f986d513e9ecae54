import { type FormEvent, useRef, useState } from 'react';
import { useApp } from '#client/context/useApp.ts';
import { useReload } from '#client/context/useReload.ts';
import { useTyped } from '#client/context/useTyped.ts';
import { DayField } from '#client/entities/form/DayField.tsx';
import { formatCountdown } from '#client/entities/form/formatCountdown.ts';
import { isShownAside } from '#client/entities/form/isShownAside.ts';
import { OutcomeNote } from '#client/entities/form/OutcomeNote.tsx';
import type { PlainFormOutcome } from '#client/entities/form/readFormOutcome.ts';
import { Sender } from '#client/entities/form/Sender.tsx';
import { useRefusals } from '#client/entities/form/useRefusals.ts';
import { useText } from '#client/i18n/useText.ts';
import { Select } from '#client/ui/forms/controls/Select.tsx';
import { Field } from '#client/ui/forms/Field.tsx';
import { useFormMessages } from '#client/ui/forms/useFormMessages.ts';
import { Button } from '#client/ui/navigation/Button.tsx';
import { createHistoryExportRequest } from '#shared/api/play/games.contract.ts';
import { exportRefusal } from '#shared/bets/exportRefusal.ts';
import { EXPORT_TYPES, readExportOrder } from '#shared/bets/readExportOrder.ts';
import { withLocale } from '#shared/locales.ts';
import { paths } from '#shared/url/paths.ts';
import styles from './Exports.module.css';

interface Problem {
  field?: 'from' | 'to' | undefined;
  text: string;
}

/** `today`: `yyyy-mm-dd`. */
export function ExportForm({ today, outcome }: { today: string; outcome: PlainFormOutcome | null }) {
  const text = useText();
  const { call, locale, stores } = useApp();
  const { reload } = useReload();
  const { wait, take } = useRefusals();
  const { formatRefusal } = useFormMessages({ isShownElsewhere: isShownAside });
  const [problem, setProblem] = useState<Problem | null>(null);
  const [isBusy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const typed = useTyped('export', { from: '', to: '', type: 'all' });
  const formOutcome = outcome?.form === 'export' ? outcome : null;

  function refuse(next: Problem): void {
    setProblem(next);
    const field = form.current?.elements.namedItem(next.field ?? 'from');
    if (field instanceof HTMLElement) field.focus();
  }

  async function send(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (isBusy || wait > 0) return;
    const fields = Object.fromEntries(
      [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]),
    );
    const read = readExportOrder(fields);
    if ('field' in read) return refuse({ field: read.field, text: text('exports.dayRule') });
    setBusy(true);
    setProblem(null);
    try {
      await call(createHistoryExportRequest, read.order);
      stores.toasts.show('success', text('exports.ordered'));
      await reload();
    } catch (error) {
      take(error);
      const refusal = exportRefusal(error);
      const message = refusal ? text(refusal.messageId) : formatRefusal(error);
      if (message) refuse({ field: refusal?.field, text: message });
    } finally {
      setBusy(false);
    }
  }

  const errorAt = (field: 'from' | 'to') => (problem && (problem.field ?? 'from') === field ? problem.text : undefined);
  return (
    <form
      ref={form}
      method="post"
      action={withLocale(paths.profileBetsExports.build(null, { form: 'export' }), locale)}
      noValidate
      className={styles.form}
      onSubmit={(event) => void send(event)}
    >
      <Sender />
      {formOutcome && !problem && (
        <OutcomeNote
          outcome={formOutcome}
          done={text('exports.ordered')}
          label={
            formOutcome.field === 'from' || formOutcome.field === 'to'
              ? text(`exports.${formOutcome.field}`)
              : undefined
          }
        />
      )}
      {(['from', 'to'] as const).map((name) => (
        <DayField
          key={name}
          name={name}
          label={text(`exports.${name}`)}
          start={typed[name] || null}
          error={errorAt(name)}
          shape={text('profile.dayShape')}
          calendar={text('profile.calendar')}
          max={today.split('-').toReversed().join('.')}
        />
      ))}
      <Field label={text('exports.type')} optional>
        {(control) => (
          <Select
            {...control}
            name="type"
            defaultValue={typed.type}
            options={EXPORT_TYPES.map((value) => ({ value, label: text(`exports.type.${value}`) }))}
          />
        )}
      </Field>
      <Button type="submit" kind="primary" loading={isBusy} disabled={wait > 0} className={styles.send}>
        {wait > 0 ? formatCountdown(wait) : text('exports.send')}
      </Button>
    </form>
  );
}
