/** What was typed into a form that was sent without JavaScript and refused. */
export interface TypedFields {
  /** Name of the form: `form` of its address, else the last part of its path. */
  form: string;
  /** Values by the names of the fields; absent: empty, or never kept. */
  fields: Readonly<Record<string, string>>;
}
