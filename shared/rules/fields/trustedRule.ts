import { visibleText } from '#shared/domain/visibleText.ts';

const MAX_NAME = 40;

interface Invitation {
  name: string;
  budget: boolean;
  breaks: boolean;
}

/** The bad field of an invitation of a trusted person; null: valid. A name has 1 to 40 characters, and something must be selected. */
export function trustedRule({ name, budget, breaks }: Invitation): 'name' | 'sees' | null {
  const { length } = Array.from(visibleText(name));
  if (length < 1 || length > MAX_NAME) return 'name';
  return budget || breaks ? null : 'sees';
}
