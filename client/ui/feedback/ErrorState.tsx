import type { ReactNode } from 'react';
import { Button } from '../navigation/Button.tsx';
import { EmptyState } from './EmptyState.tsx';
import type { IconName } from '../media/iconShapes.ts';

interface ErrorStateProps {
  title: string;
  text?: ReactNode;
  retryText: string;
  onRetry: () => void;
  retrying?: boolean;
  icon?: IconName;
}

/** Replaces a section that did not load, with its own retry. */
export function ErrorState({ title, text, retryText, onRetry, retrying, icon = 'wifi-off' }: ErrorStateProps) {
  return (
    <div role="alert">
      <EmptyState icon={icon} title={title} text={text} tone="danger">
        <Button icon="refresh" loading={retrying} onClick={onRetry}>
          {retryText}
        </Button>
      </EmptyState>
    </div>
  );
}
