import { useFormState } from 'react-hook-form';
import { Button, type ButtonProps } from '#client/ui/navigation/Button.tsx';

/** Submits the surrounding Form and shows that it is in progress; always enabled, so that a press can show what is missing. */
export function SubmitButton(props: Omit<ButtonProps, 'type' | 'loading'>) {
  const { isSubmitting } = useFormState();
  return <Button kind="primary" size="large" wide {...props} type="submit" loading={isSubmitting} />;
}
