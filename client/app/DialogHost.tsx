import { type ComponentType, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useApp } from '#client/context/useApp.ts';
import { useKeepDocument } from '#client/context/useKeepDocument.ts';
import { useLocation } from '#client/context/useLocation.ts';
import { useNavigationType } from '#client/context/useNavigationType.ts';
import { useText } from '#client/i18n/useText.ts';
import { painted } from '#client/lib/late/painted.ts';
import type { DialogAnswers, DialogName } from '#client/stores/DialogParams.ts';
import type { RegisteredDialogProps } from '#client/stores/RegisteredDialogProps.ts';
import { useFacts } from '#client/stores/useFacts.ts';
import { useStore } from '#client/stores/useStore.ts';
import { ErrorBoundary } from '#client/ui/feedback/ErrorBoundary.tsx';
import progress from './shell/NavigationProgress.module.css';

/** The names of the dialogs' files are two kilobytes, and most visits of a first page open none. */
const loadRegistry = () => import('./dialogRegistry.ts');

type AnyDialog = ComponentType<RegisteredDialogProps<DialogName>>;

/** Shows the first dialog of the queue. Its code is loaded when it opens; if that fails, the dialog closes and a toast reports it. */
export function DialogHost() {
  const dialogs = useStore('dialogs');
  const toasts = useStore('toasts');
  const text = useText();
  const { intl } = useApp();
  const first = useFacts('dialogs').queue[0];
  const [loaded, setLoaded] = useState<{ id: number; Component: AnyDialog } | null>(null);
  const name = first?.name;
  useKeepDocument(first !== undefined);
  const id = first?.id;

  useEffect(() => {
    if (!name || id === undefined || loaded?.id === id) return;
    let hasLeft = false;
    // Paint the progress bar first: loading and rendering a dialog takes longer than a frame on a slow phone.
    const loading = Promise.all([loadRegistry(), painted()]).then(([{ dialogRegistry }]) => {
      const { messages, load } = dialogRegistry[name];
      return Promise.all([load(), intl.load([messages])]);
    });
    loading.then(
      ([Component]) => {
        if (!hasLeft) setLoaded({ id, Component: Component as AnyDialog });
      },
      () => {
        if (hasLeft) return;
        toasts.show('error', text('shell.dialogFailed'));
        dialogs.close(id);
      },
    );
    return () => {
      hasLeft = true;
    };
  });

  // A press that opens a dialog then waits only for the dialog's own file. Any other press is answered first.
  useEffect(() => {
    const listening = new AbortController();
    const warm = () => {
      listening.abort();
      painted()
        .then(loadRegistry)
        .catch(() => undefined);
    };
    for (const input of ['pointerover', 'pointerdown', 'keydown'])
      addEventListener(input, warm, { passive: true, signal: listening.signal });
    return () => listening.abort();
  }, []);

  // Back and Forward close the dialogs of the page, except those that an incomplete account needs.
  const { pathname } = useLocation();
  const type = useNavigationType();
  const shownOn = useRef(pathname);
  useEffect(() => {
    if (shownOn.current === pathname) return;
    shownOn.current = pathname;
    if (type === 'POP') dialogs.leavePage();
  }, [pathname, type, dialogs]);

  if (!first) return null;
  if (loaded?.id !== first.id) return <div className={progress.bar} aria-hidden="true" />;
  const { Component } = loaded;
  return (
    <ErrorBoundary resetKey={first.id} fallback={<BrokenDialog id={first.id} />}>
      <Component
        key={first.id}
        params={first.params as RegisteredDialogProps<DialogName>['params']}
        close={(answer?: DialogAnswers[DialogName]) => dialogs.close(first.id, answer)}
      />
    </ErrorBoundary>
  );
}

/** A dialog that failed closes with a message; the page under it stays. */
function BrokenDialog({ id }: { id: number }) {
  const dialogs = useStore('dialogs');
  const toasts = useStore('toasts');
  const text = useText();
  const close = useEffectEvent(() => {
    toasts.show('error', text('shell.dialogFailed'));
    dialogs.close(id);
  });
  useEffect(() => close(), [id]);
  return null;
}
