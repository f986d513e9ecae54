import { useFormState } from 'react-hook-form';
import { Icon } from '#client/ui/media/Icon.tsx';
import styles from './FormProblems.module.css';
import { type FormatRule, formErrorText } from './formErrorText.ts';

interface FormProblemsProps {
  title: string;
  formatRule: FormatRule;
  idOf: (field: string) => string;
}

/** Above the form, after a failed submit: a list of errors with links to their fields. */
export function FormProblems({ title, formatRule, idOf }: FormProblemsProps) {
  const { errors, submitCount } = useFormState();
  const { root: _refusal, ...fields } = errors;
  const problems = Object.entries(fields).flatMap(([name, error]) => {
    const text = formErrorText(error as { type?: unknown; message?: string }, formatRule);
    return text ? [{ name, text }] : [];
  });
  const list = submitCount > 0 && problems.length > 1;
  return (
    <div role="alert" className={list ? styles.problems : styles.none}>
      {list && (
        <>
          <p className={styles.title}>
            <Icon name="alert-circle" />
            <span>{title}</span>
          </p>
          <ul className={styles.list}>
            {problems.map(({ name, text }) => (
              <li key={name}>
                <a href={`#${idOf(name)}`} onClick={(event) => focusField(event, idOf(name))}>
                  {labelOf(idOf(name))}
                  {text}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

/** `Parol: `, read from the label in the page, because two empty fields have the same error. A checkbox is inside its label. */
function labelOf(id: string): string {
  const control = document.getElementById(id);
  const label = control && 'labels' in control ? (control as HTMLInputElement).labels?.[0]?.textContent?.trim() : null;
  return label ? `${label}: ` : '';
}

// By script instead of the fragment, because the router must not see a new address.
function focusField(event: { preventDefault(): void }, id: string) {
  event.preventDefault();
  document.getElementById(id)?.focus();
}
