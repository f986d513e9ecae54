import { useFormState } from 'react-hook-form';
import { VisuallyHidden } from '#client/ui/layout/VisuallyHidden.tsx';
import styles from './FormProblems.module.css';

interface FormProblemsProps {
  /** Comes before the names of the fields. */
  title: string;
  idOf: (field: string) => string;
}

/**
 * After a failed submit with several errors, says aloud which fields have one; the focus goes to the first. Not shown: each error stands
 * at its field, and a list above the form would push the fields down.
 */
export function FormProblems({ title, idOf }: FormProblemsProps) {
  const { errors, submitCount } = useFormState();
  const { root: _refusal, ...fields } = errors;
  const names = Object.keys(fields).map((name) => labelOf(idOf(name)));
  return (
    <div role="alert" className={styles.said}>
      {submitCount > 0 && names.length > 1 && (
        <VisuallyHidden>{`${title} ${names.filter(Boolean).join(', ')}`}</VisuallyHidden>
      )}
    </div>
  );
}

/** Read from the label in the page. A checkbox is inside its label. */
function labelOf(id: string): string {
  const control = document.getElementById(id);
  return (control && 'labels' in control && (control as HTMLInputElement).labels?.[0]?.textContent?.trim()) || '';
}
