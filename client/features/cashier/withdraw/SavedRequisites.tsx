import type { ReactNode } from 'react';
import type { Id } from '../../../../shared/api/wireTypes.ts';
import { paths } from '../../../../shared/url/paths.ts';
import { useText } from '../../../i18n/useText.ts';
import { RadioGroup } from '../../../ui/forms/controls/RadioGroup.tsx';
import { renderLocaleLink } from '../../../ui/navigation/renderLocaleLink.tsx';
import { TextLink } from '../../../ui/navigation/TextLink.tsx';
import { isUsable } from './isUsable.ts';
import { mendOfRequirement } from './mendOfRequirement.ts';
import styles from './SavedRequisites.module.css';
import type { WithdrawMethod } from './WithdrawSettings.ts';

type Saved = NonNullable<WithdrawMethod['requisites_saved']>[number];

interface SavedRequisitesProps {
  saved: readonly Saved[];
  /** Id as text; empty for new ones. */
  value: string;
  onChange: (id: string) => void;
}

/** What opens requisites that no money goes to now. */
const mends: Partial<Record<string, { href: string; title: string }>> = {
  validation_required: { href: mendOfRequirement('kyc'), title: 'withdraw.mend.kyc' },
  fraudulent: { href: paths.support.build(), title: 'withdraw.toSupport' },
};

/** Where money has gone before, or new requisites; those it cannot go to say why and what to do. */
export function SavedRequisites({ saved, value, onChange }: SavedRequisitesProps) {
  const text = useText();
  const labelOf = ({ title, state }: Saved): ReactNode => (
    <span className={styles.words}>
      <span>{title}</span>
      <span className={styles.note}>{text(`withdraw.saved.${state}`)}</span>
    </span>
  );
  const optionOf = (one: Saved) => ({
    value: String(one.id),
    label: isUsable(one) ? one.title : labelOf(one),
    disabled: !isUsable(one),
  });
  const states = new Set<Id | null>(saved.map(({ state }) => state));
  return (
    <div className={styles.saved}>
      <RadioGroup
        name="saved"
        look="cards"
        legend={text('withdraw.whereTo')}
        value={value}
        onChange={onChange}
        options={[...saved.map(optionOf), { value: '', label: text('withdraw.newRequisites') }]}
      />
      {Object.entries(mends).map(
        ([state, mend]) =>
          mend &&
          states.has(state) && (
            <TextLink key={state} kind="standalone" href={mend.href} link={renderLocaleLink} iconEnd="chevron-right">
              {text(mend.title)}
            </TextLink>
          ),
      )}
    </div>
  );
}
