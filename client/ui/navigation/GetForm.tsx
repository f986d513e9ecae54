import type { FormEvent, ReactNode } from 'react';
import { useNavigate } from '#client/context/useNavigate.ts';

interface GetFormProps {
  /** With the locale's prefix. */
  action: string;
  children: ReactNode;
}

/** A GET form to a page of this site: with script it navigates in place, without script the browser submits it. */
export function GetForm({ action, children }: GetFormProps) {
  const navigate = useNavigate();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]);
    void navigate(`${action}?${new URLSearchParams(fields)}`);
  };
  return (
    <form method="get" action={action} onSubmit={submit}>
      {children}
    </form>
  );
}
