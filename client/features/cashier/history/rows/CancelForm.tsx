import { useApp } from '#client/context/useApp.ts';
import { usePageData } from '#client/context/usePageData.ts';
import { OutcomeNote } from '#client/entities/form/OutcomeNote.tsx';
import { Sender } from '#client/entities/form/Sender.tsx';
import { useText } from '#client/i18n/useText.ts';
import { Button } from '#client/ui/navigation/Button.tsx';
import { ORDER_KEY_FIELD } from '#shared/cashier/orderKeyField.ts';
import { queryKeys } from '#shared/keys/queryKeys.ts';
import { withLocale } from '#shared/locales.ts';
import { paths } from '#shared/url/paths.ts';
import styles from './CancelForm.module.css';
import { useCancel } from './useCancel.ts';

/** Cancels a withdrawal. Folded and plain: a waiting player must not be talked into cancelling. */
export function CancelForm({ id }: { id: number | string }) {
  const text = useText();
  const { locale } = useApp();
  const { orderKey } = usePageData<typeof import('../../history.loader.ts')>();
  const { cancel, cancelAgain, isBusy, outcome } = useCancel(id);
  return (
    <details className={styles.fold}>
      <summary className={styles.summary}>{text('history.cancel')}</summary>
      <form
        method="post"
        action={withLocale(
          paths.cashierHistory.build(null, { form: 'cancel', [queryKeys.tab]: 'withdrawal', open: id }),
          locale,
        )}
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void cancel();
        }}
      >
        <input type="hidden" name="id" value={id} />
        <Sender />
        <input type="hidden" name={ORDER_KEY_FIELD} value={orderKey} />
        <p>{text('history.cancelText')}</p>
        {outcome && (
          <OutcomeNote outcome={outcome} done={text('history.cancelled')} onAgain={() => void cancelAgain()} />
        )}
        <Button type="submit" kind="secondary" loading={isBusy}>
          {text('history.cancelNow')}
        </Button>
      </form>
    </details>
  );
}
