import { useState } from 'react';
import { ToastView } from '#client/ui/feedback/ToastView.tsx';
import { RadioGroup } from '#client/ui/forms/controls/choice/RadioGroup.tsx';
import { ConfirmDialog } from '#client/ui/layout/ConfirmDialog.tsx';
import { Dialog } from '#client/ui/layout/Dialog.tsx';
import { Button } from '#client/ui/navigation/Button.tsx';
import styles from './Gallery.module.css';
import { GallerySection } from './GallerySection.tsx';

const TOASTS = [
  ['success', 'Hisobga 200 000 soʻm tushdi'],
  ['danger', 'Toʻlov oʻtmadi. Boshqa karta bilan urinib koʻring'],
  ['info', 'Hujjatlaringiz tekshirilmoqda'],
  ['primary', 'Yangi daraja: Zuhro. +100 ball'],
] as const;

export function DialogsSection() {
  const [open, setOpen] = useState<'popup' | 'confirm' | 'curtain'>();
  const [closed, setClosed] = useState<string[]>([]);
  const [sort, setSort] = useState('popular');
  const close = () => setOpen(undefined);
  return (
    <GallerySection id="dialogs" title="Xabarlar va oynalar">
      <div className={styles.toasts}>
        {TOASTS.filter(([kind]) => !closed.includes(kind)).map(([kind, message]) => (
          <ToastView
            key={kind}
            kind={kind}
            duration={0}
            closeLabel="Yopish"
            onClose={() => setClosed([...closed, kind])}
          >
            {message}
          </ToastView>
        ))}
      </div>
      <div className={styles.row}>
        <Button onClick={() => setOpen('popup')}>Oyna</Button>
        <Button onClick={() => setOpen('confirm')}>Tasdiq</Button>
        <Button onClick={() => setOpen('curtain')}>Parda</Button>
      </div>
      <Dialog
        open={open === 'popup'}
        onClose={close}
        lightDismiss
        closeLabel="Yopish"
        title="Promokod faollashdi"
        footer={
          <Button kind="primary" wide onClick={close}>
            Oʻynash
          </Button>
        }
      >
        <p>Anor Fortune oʻyinida 50 ta bepul aylantirish. 27.11.2026gacha.</p>
      </Dialog>
      <ConfirmDialog
        open={open === 'confirm'}
        title="Bonus oʻchirilsinmi?"
        stayText="Qolsin"
        onStay={close}
        confirmText="Oʻchirish"
        onConfirm={close}
        destructive
        closeLabel="Yopish"
      >
        85 000 soʻm bonus va 31% aylanma kuyadi. Asosiy hisob oʻzgarmaydi.
      </ConfirmDialog>
      <Dialog
        kind="curtain"
        open={open === 'curtain'}
        onClose={close}
        lightDismiss
        closeLabel="Yopish"
        title="Saralash"
      >
        <RadioGroup
          legend="Saralash"
          hideLegend
          value={sort}
          onChange={setSort}
          options={[
            { value: 'popular', label: 'Avval mashhurlari' },
            { value: 'new', label: 'Yangilari' },
            { value: 'name', label: 'Nomi boʻyicha' },
          ]}
        />
      </Dialog>
    </GallerySection>
  );
}
