/** A finding of an engine that is no defect, or is a known exception (docs/accessibility.md), and why. */
export interface KnownFinding {
  engine: 'axe' | 'ibm' | 'alfa';
  /** The beginning of the finding: the rule, and as much of the element as tells it from real ones. */
  finding: RegExp;
  reason: string;
}

export const knownFindings: readonly KnownFinding[] = [
  {
    engine: 'ibm',
    finding: /^aria_article_label_unique: /,
    reason:
      'an article is an item of a list and is named by the heading or the link in it; a label would be read twice',
  },
  {
    engine: 'ibm',
    finding: /^aria_form_label_unique: /,
    reason: 'a form without a name is no landmark, so that no two of them can be confused',
  },
  {
    engine: 'ibm',
    finding: /^input_label_exists: .*name="(?:promo_code|period|state|type|result)"/,
    reason: 'the field has a label; both are in closed details, where the rule sees the field alone',
  },
  {
    engine: 'ibm',
    finding: /^input_checkboxes_grouped: .*name="period"/,
    reason: 'each limit is a form of its own: radio buttons with one name are one group within their form only',
  },
];
