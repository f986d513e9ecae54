import type { ReactNode } from 'react';
import { useText } from '#client/i18n/useText.ts';
import { RadioGroup } from '#client/ui/forms/controls/choice/RadioGroup.tsx';
import { renderLocaleLink } from '#client/ui/navigation/renderLocaleLink.tsx';
import { TextLink } from '#client/ui/navigation/TextLink.tsx';
import { paths } from '#shared/url/paths.ts';
import { isUsable } from './isUsable.ts';
import { requirementPath } from './refusal/requirementPath.ts';
import styles from './SavedRequisites.module.css';
import type { WithdrawMethod } from './WithdrawSettings.ts';

type Saved = NonNullable<WithdrawMethod['requisites_saved']>[number];

interface SavedRequisitesProps {
  saved: readonly Saved[];
  /** Id as text; empty for new requisites. */
  value: string;
  onChange: (id: string) => void;
  /** Address of the form as typed, to return to after a check. */
  placeOf: (action?: string) => string;
}

/** Saved or new requisites; unusable ones say why and what to do. */
export function SavedRequisites({ saved, value, onChange, placeOf }: SavedRequisitesProps) {
  const text = useText();
  const labelOf = ({ title, state }: Saved): ReactNode => (
    <span className={styles.text}>
      <span>{title}</span>
      <span className={styles.note}>{text(`withdraw.saved.${state}`)}</span>
    </span>
  );
  const optionOf = (one: Saved) => ({
    value: String(one.id),
    label: isUsable(one) ? one.title : labelOf(one),
    disabled: !isUsable(one),
  });
  /** Links that unlock unusable requisites. */
  const fixLinks = new Map(
    saved.flatMap(({ title, state, external_action_id: action }): [string, string][] => {
      if (state === 'fraudulent') return [[paths.support.build(), text('withdraw.toSupport')]];
      if (state !== 'validation_required' && state !== 'on_verification') return [];
      const isAsked = state === 'validation_required';
      if (action === undefined) return isAsked ? [[requirementPath('kyc', placeOf()), text('withdraw.fix.kyc')]] : [];
      const label = text(isAsked ? 'withdraw.fix.saved' : 'withdraw.seeCheckOf', { title });
      return [[requirementPath('kyc', placeOf(action), action), label]];
    }),
  );
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
      {[...fixLinks].map(([href, title]) => (
        <TextLink key={href} kind="standalone" href={href} link={renderLocaleLink} iconEnd="chevron-right">
          {title}
        </TextLink>
      ))}
    </div>
  );
}
