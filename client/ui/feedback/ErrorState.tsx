import type { ReactNode } from 'react';
import type { IconName } from '#client/ui/media/iconShapes.ts';
import { Button } from '#client/ui/navigation/Button.tsx';
import { EmptyState } from './EmptyState.tsx';

interface ErrorStateProps {
  title: string;
  text?: ReactNode;
  retryText: string;
  onRetry: () => void;
  retrying?: boolean;
  icon?: IconName;
  headingLevel?: 2 | 3 | undefined;
}

/** Replaces a section that did not load, with its own retry. */
export function ErrorState({
  title,
  text,
  retryText,
  onRetry,
  retrying,
  icon = 'wifi-off',
  headingLevel,
}: ErrorStateProps) {
  return (
    <div role="alert">
      <EmptyState icon={icon} title={title} text={text} tone="danger" headingLevel={headingLevel}>
        <Button icon="refresh" loading={retrying} onClick={onRetry}>
          {retryText}
        </Button>
      </EmptyState>
    </div>
  );
}
