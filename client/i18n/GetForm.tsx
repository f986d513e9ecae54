import type { FormEvent, ReactNode } from 'react';
import { useNavigate } from '../context/useNavigate.ts';

interface GetFormProps {
  /** With the locale's prefix. */
  action: string;
  children: ReactNode;
}

/** A form that asks a page of ours: without script the browser sends it, with script the page changes in place. */
export function GetForm({ action, children }: GetFormProps) {
  const navigate = useNavigate();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const words = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]);
    void navigate(`${action}?${new URLSearchParams(words)}`);
  };
  return (
    <form method="get" action={action} onSubmit={submit}>
      {children}
    </form>
  );
}
