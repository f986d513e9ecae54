import { clsx } from 'clsx';
import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '#client/ui/media/Icon.tsx';
import type { IconName } from '#client/ui/media/iconShapes.ts';
import { IconButton } from '#client/ui/navigation/IconButton.tsx';
import { createPausableTimer, type PausableTimer } from './pausableTimer.ts';
import styles from './ToastView.module.css';

interface ToastViewProps {
  kind: 'success' | 'danger' | 'info' | 'primary';
  icon?: IconName;
  /** Milliseconds; with `0` it stays until closed. */
  duration?: number;
  closeLabel: string;
  onClose: () => void;
  /** A link or button after the text. */
  action?: ReactNode;
  children: ReactNode;
}

const ICONS = { success: 'check-circle', danger: 'alert-circle', info: 'info', primary: 'sparkle' } as const;

/** A toast; its time is paused while it is under the pointer, has the focus or the tab is hidden. Errors are alerts, others are polite. */
export function ToastView({ kind, icon, duration = 5000, closeLabel, onClose, action, children }: ToastViewProps) {
  const timer = useRef<PausableTimer>(undefined);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    if (!duration) return;
    const running = createPausableTimer(duration, () => close.current(), {
      now: () => performance.now(),
      setTimeout: (run, ms) => window.setTimeout(run, ms),
      clearTimeout: (id) => window.clearTimeout(id),
    });
    timer.current = running;
    // Nobody reads a toast of a hidden tab.
    const follow = () => (document.hidden ? running.pause() : running.resume());
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      document.removeEventListener('visibilitychange', follow);
      running.stop();
    };
  }, [duration]);
  return (
    <div
      role={kind === 'danger' ? 'alert' : 'status'}
      className={clsx(styles.toast, styles[kind])}
      onPointerEnter={() => timer.current?.pause()}
      onPointerLeave={() => timer.current?.resume()}
      onFocus={() => timer.current?.pause()}
      onBlur={() => timer.current?.resume()}
    >
      <span className={styles.disc}>
        <Icon name={icon ?? ICONS[kind]} />
      </span>
      <div className={styles.content}>
        {children}
        {action}
      </div>
      <IconButton icon="close" iconSize={18} label={closeLabel} onClick={onClose} />
    </div>
  );
}
