/** A field of a form as far as the rule of drafts needs to know it: the types of forms-config. */
export interface DraftField {
  name: string;
  type: string;
}
