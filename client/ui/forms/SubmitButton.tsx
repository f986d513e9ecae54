import { useFormState } from 'react-hook-form';
import { Button, type ButtonProps } from '../navigation/Button.tsx';

/** Sends the surrounding Form and shows that it is on its way; always enabled, so that pressing it can say what is missing. */
export function SubmitButton(props: Omit<ButtonProps, 'type' | 'loading'>) {
  const { isSubmitting } = useFormState();
  return <Button kind="primary" size="large" wide {...props} type="submit" loading={isSubmitting} />;
}
