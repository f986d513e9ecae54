import { memo } from 'react';
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

interface SavedRadiosProps {
  saved: readonly Saved[];
  /** Id as text; empty for new requisites. */
  value: string;
  /** Stable: typing a sum renders no radio. */
  onChange: (id: string) => void;
}

interface SavedRequisitesProps extends SavedRadiosProps {
  /** Address of the form as typed, to return to after a check. */
  placeOf: (action?: string) => string;
}

/** Saved or new requisites; unusable ones say why and what to do. */
export function SavedRequisites({ placeOf, ...radios }: SavedRequisitesProps) {
  const text = useText();
  /** Links that unlock unusable requisites. */
  const fixLinks = new Map(
    radios.saved.flatMap(({ title, state, external_action_id: action }): [string, string][] => {
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
      <SavedRadios {...radios} />
      {[...fixLinks].map(([href, title]) => (
        <TextLink key={href} kind="standalone" href={href} link={renderLocaleLink} iconEnd="chevron-right">
          {title}
        </TextLink>
      ))}
    </div>
  );
}

const SavedRadios = memo(function SavedRadios({ saved, value, onChange }: SavedRadiosProps) {
  const text = useText();
  const optionOf = (one: Saved) => ({
    value: String(one.id),
    label: isUsable(one) ? (
      one.title
    ) : (
      <span className={styles.text}>
        <span>{one.title}</span>
        <span className={styles.note}>{text(`withdraw.saved.${one.state}`)}</span>
      </span>
    ),
    disabled: !isUsable(one),
  });
  return (
    <RadioGroup
      name="saved"
      look="cards"
      legend={text('withdraw.whereTo')}
      value={value}
      onChange={onChange}
      options={[...saved.map(optionOf), { value: '', label: text('withdraw.newRequisites') }]}
    />
  );
});
