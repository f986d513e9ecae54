import { setDisabled } from './setDisabled.ts';

interface StepperOptions<T> {
  id: string;
  list: readonly T[];
  start: T;
  label: string;
  /** The visible text, and the text for screen readers. */
  write(value: T): { text: string; aloud: string };
  onChange(value: T): void;
}

/** A value that two buttons step through a list. */
export function createStepper<T>({ id, list, start, label, write, onChange }: StepperOptions<T>) {
  const pick = <E extends HTMLElement>(name: string) => document.getElementById(name) as E;
  let index = Math.max(0, list.indexOf(start));
  const value = () => list[index] as T;

  function show(isLocked: boolean, shown = value()): void {
    const { text, aloud } = write(shown);
    pick(id).textContent = text;
    pick(id).setAttribute('aria-label', `${label}: ${aloud}`);
    setDisabled(pick(`${id}-less`), isLocked || index <= 0);
    setDisabled(pick(`${id}-more`), isLocked || index >= list.length - 1);
  }
  for (const [name, by] of [
    ['less', -1],
    ['more', 1],
  ] as const)
    pick(`${id}-${name}`).addEventListener('click', () => {
      index = Math.min(list.length - 1, Math.max(0, index + by));
      pick('live').textContent = `${label}: ${write(value()).aloud}`;
      onChange(value());
    });
  return { value, show };
}
