const MAX_NAME = 40;

interface Invitation {
  name: string;
  budget: boolean;
  breaks: boolean;
}

/** The field that keeps an invitation from being made; null: it can be. A name has 1 to 40 characters, and something is to be seen. */
export function trustedRule({ name, budget, breaks }: Invitation): 'name' | 'sees' | null {
  const { length } = Array.from(name.trim());
  if (length < 1 || length > MAX_NAME) return 'name';
  return budget || breaks ? null : 'sees';
}
