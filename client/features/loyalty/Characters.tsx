import { useApp } from '#client/context/useApp.ts';
import { useReload } from '#client/context/useReload.ts';
import type { ClubMember } from '#client/entities/club/clubMember.ts';
import { PlainPress } from '#client/entities/form/PlainPress.tsx';
import { useText } from '#client/i18n/useText.ts';
import { Badge } from '#client/ui/feedback/Badge.tsx';
import { Card } from '#client/ui/layout/Card.tsx';
import { ScrollRow } from '#client/ui/layout/rows/ScrollRow.tsx';
import { Star } from '#client/ui/media/Star.tsx';
import { Button } from '#client/ui/navigation/Button.tsx';
import { setCharacter } from '#shared/api/rewards/loyalty.contract.ts';
import { sameId } from '#shared/api/sameId.ts';
import { AppError } from '#shared/errors/AppError.ts';
import { paths } from '#shared/url/paths.ts';
import styles from './Characters.module.css';

interface Character {
  id: number | string;
  name: string;
  text: string;
  image: string;
}

interface CharactersProps {
  characters: readonly Character[];
  /** null: choosing is disabled. */
  member: ClubMember | null;
}

/** The characters; on a phone one row. */
export function Characters({ characters, member }: CharactersProps) {
  const { call, stores } = useApp();
  const { reload } = useReload();
  const text = useText();

  async function change({ id, name }: Character): Promise<void> {
    const choose = async () => {
      if ((await call(setCharacter, { id })) !== 1) throw new AppError('UnknownErrorException');
    };
    const current = member?.character?.name ?? null;
    if ((await stores.dialogs.open('changeCharacter', { name, current, choose })) === 'changed') await reload();
  }

  return (
    <ScrollRow narrow label={text('loyalty.characters')}>
      <ul className={styles.grid}>
        {characters.map((character) => {
          const { id, name, text: about, image } = character;
          const isMine = sameId(id, member?.character?.id);
          return (
            <Card as="li" key={id} padding="none" className={styles.character} data-mine={isMine || undefined}>
              {image ? (
                <img
                  className={styles.picture}
                  src={image}
                  width={585}
                  height={420}
                  alt=""
                  loading="lazy"
                  decoding="async"
                />
              ) : (
                <div className={styles.night}>
                  <Star shape="octagram" size={56} />
                </div>
              )}
              <div className={styles.content}>
                <h3>{name}</h3>
                {about && <p>{about}</p>}
                {isMine ? (
                  <Badge kind="success" icon="check">
                    {text('loyalty.chosen')}
                  </Badge>
                ) : (
                  member?.isActive && (
                    <>
                      <Button
                        className={styles.choose}
                        aria-label={text('loyalty.chooseOf', { name })}
                        onClick={() => void change(character)}
                      >
                        {text('loyalty.choose')}
                      </Button>
                      <noscript>
                        {import.meta.env.SSR && (
                          <PlainPress
                            path={paths.loyalty.build(null, { form: 'character' })}
                            fields={{ id }}
                            label={text('loyalty.chooseOf', { name })}
                          >
                            {text('loyalty.choose')}
                          </PlainPress>
                        )}
                      </noscript>
                    </>
                  )
                )}
              </div>
            </Card>
          );
        })}
      </ul>
    </ScrollRow>
  );
}
