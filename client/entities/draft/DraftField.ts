/** What draftValues needs to know of a form field; `type` is one of forms-config. */
export interface DraftField {
  name: string;
  type: string;
}
