import { useId, useState } from 'react';
import { useText } from '#client/i18n/useText.ts';
import { copyText } from '#client/lib/device/copyText.ts';
import { saveFile } from '#client/lib/saveFile.ts';
import type { RegisteredDialogProps } from '#client/stores/RegisteredDialogProps.ts';
import { useStore } from '#client/stores/useStore.ts';
import { Dialog } from '#client/ui/layout/Dialog.tsx';
import { FactList } from '#client/ui/layout/FactList.tsx';
import { VisuallyHidden } from '#client/ui/layout/VisuallyHidden.tsx';
import { Button } from '#client/ui/navigation/Button.tsx';
import styles from './CredentialsDialog.module.css';

/** Login and password that one-click registration generated, shown until they are copied, saved as a file or confirmed as saved. */
export function CredentialsDialog({ params, close }: RegisteredDialogProps<'credentials'>) {
  const text = useText();
  const toasts = useStore('toasts');
  const id = useId();
  const [copied, setCopied] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const { login, password } = params;
  const content = `${text('auth.credentialsLogin')}: ${login}\n${text('auth.field.password')}: ${password}\n${window.location.origin}\n`;

  async function copy(): Promise<void> {
    if (!(await copyText(content))) return void toasts.show('error', text('auth.copyFailed'));
    setCopied(true);
    setSaved(true);
  }

  function download(): void {
    saveFile(`${login}.txt`, content, 'text/plain');
    setSaved(true);
  }

  return (
    <Dialog
      open
      closable={isSaved}
      onClose={() => close('saved')}
      closeLabel={text('auth.close')}
      title={text('auth.credentials')}
      footer={
        <Button kind="primary" size="large" wide glow onClick={() => close('saved')}>
          {text('auth.credentialsSaved')}
        </Button>
      }
    >
      <p className={styles.text} id={id}>
        {text('auth.credentialsText')}
      </p>
      <FactList
        layout="plain"
        className={styles.list}
        describedBy={id}
        facts={[
          { label: text('auth.credentialsLogin'), value: login },
          { label: text('auth.field.password'), value: password },
        ]}
      />
      <div className={styles.actions}>
        <Button icon={copied ? 'check' : 'copy'} onClick={() => void copy()}>
          {text(copied ? 'auth.copied' : 'auth.copy')}
        </Button>
        <Button icon="download" onClick={download}>
          {text('auth.download')}
        </Button>
      </div>
      {!isSaved && <p className={styles.note}>{text('auth.credentialsStay')}</p>}
      <VisuallyHidden role="status">{copied ? text('auth.copied') : ''}</VisuallyHidden>
    </Dialog>
  );
}
