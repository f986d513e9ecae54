import { useFormState } from 'react-hook-form';
import { useKeepDocument } from '../../../context/useKeepDocument.ts';

/** While something is typed, a newer build of the site waits. */
export function KeepTyped() {
  const { isDirty } = useFormState();
  useKeepDocument(isDirty);
  return null;
}
