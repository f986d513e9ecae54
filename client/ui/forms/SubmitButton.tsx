import { useFormState } from 'react-hook-form';
import { Button, type ButtonProps } from '#client/ui/navigation/Button.tsx';
import { FormRefusal } from './FormRefusal.tsx';

interface SubmitButtonProps extends Omit<ButtonProps, 'type' | 'loading'> {
  /** Beside a field: the form shows its FormRefusal elsewhere. */
  isBeside?: boolean;
}

/**
 * Submits the surrounding Form and shows that it is in progress, and above it the refusal; always enabled, so that a press can show
 * what is missing.
 */
export function SubmitButton({ isBeside = false, ...props }: SubmitButtonProps) {
  const { isSubmitting } = useFormState();
  return (
    <>
      {!isBeside && <FormRefusal />}
      <Button kind="primary" size="large" wide {...props} type="submit" loading={isSubmitting} />
    </>
  );
}
