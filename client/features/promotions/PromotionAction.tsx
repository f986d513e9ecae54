import { ReturnAuthLink } from '#client/dialogs/ReturnAuthLink.tsx';
import { useText } from '#client/i18n/useText.ts';
import { useFacts } from '#client/stores/useFacts.ts';
import { ButtonLink } from '#client/ui/navigation/ButtonLink.tsx';
import { buttonClass } from '#client/ui/navigation/buttonClass.ts';
import { renderLocaleLink } from '#client/ui/navigation/renderLocaleLink.tsx';
import { isPrivatePath } from '#shared/url/isPrivatePath.ts';
import { paths } from '#shared/url/paths.ts';

interface PromotionActionProps {
  promotion: { isOver: boolean; isHeldBack: boolean; button: string; slug: string };
}

/** The next step: other promotions after the end, signing up for a guest, the promotion's link for a player. */
export function PromotionAction({ promotion: { isOver, isHeldBack, button, slug } }: PromotionActionProps) {
  const text = useText();
  const { account } = useFacts('session');
  if (isHeldBack) return null;
  if (isOver)
    return (
      <ButtonLink kind="primary" size="large" href={paths.promotions.build()} link={renderLocaleLink}>
        {text('promotions.others')}
      </ButtonLink>
    );
  if (!account)
    return (
      <>
        <ReturnAuthLink screen="signUp" className={buttonClass({ kind: 'primary', size: 'large', glow: true })}>
          {text('promotions.join')}
        </ReturnAuthLink>
        {button && !isPrivatePath(slug) && (
          <ButtonLink size="large" href={slug} link={renderLocaleLink}>
            {button}
          </ButtonLink>
        )}
      </>
    );
  if (!button) return null;
  return (
    <ButtonLink kind="primary" size="large" glow href={slug} link={renderLocaleLink}>
      {button}
    </ButtonLink>
  );
}
