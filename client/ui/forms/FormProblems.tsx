import { useFormState } from 'react-hook-form';
import { formErrorText, type FormatRule } from './formErrorText.ts';
import styles from './FormProblems.module.css';
import { Icon } from '../media/Icon.tsx';

interface FormProblemsProps {
  title: string;
  formatRule: FormatRule;
  idOf: (field: string) => string;
}

/** Over the form: the server's refusal, or after a failed submit the list of fields to mend, each leading to its field. */
export function FormProblems({ title, formatRule, idOf }: FormProblemsProps) {
  const { errors, submitCount } = useFormState();
  const { root, ...fields } = errors;
  const refusal = root?.server?.message;
  const problems = Object.entries(fields).flatMap(([name, error]) => {
    const text = formErrorText(error as { type?: unknown; message?: string }, formatRule);
    return text ? [{ name, text }] : [];
  });
  const list = submitCount > 0 && problems.length > 1;
  return (
    <div role="alert" className={refusal || list ? styles.problems : styles.none}>
      {refusal && (
        <p className={styles.refusal}>
          <Icon name="alert-circle" />
          <span>{refusal}</span>
        </p>
      )}
      {list && (
        <>
          <p className={styles.refusal}>
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

/** `Parol: `. The list shows only after a submit, so the labels are on the page; without them two empty fields would read alike. A box stands inside its label. */
function labelOf(id: string): string {
  const control = document.getElementById(id);
  const label = control && 'labels' in control ? (control as HTMLInputElement).labels?.[0]?.textContent?.trim() : null;
  return label ? `${label}: ` : '';
}

// Through script, not the fragment: the address must not change under the router.
function focusField(event: { preventDefault(): void }, id: string) {
  event.preventDefault();
  document.getElementById(id)?.focus();
}
