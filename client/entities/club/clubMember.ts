import type { OutputOf } from '#shared/api/method.ts';
import type { getLoyaltyInfo } from '#shared/api/rewards/loyalty.contract.ts';
import { sameId } from '#shared/api/sameId.ts';
import type { ClubLevel } from './clubLevels.ts';
import { type ClubStanding, clubStandingOf } from './clubStandingOf.ts';
import { pictureOf } from './pictureOf.ts';

export interface ClubMember extends ClubStanding {
  /** false: the operator has closed the club to this player. */
  isActive: boolean;
  /** Points to spend. */
  points: number;
  /** Points ever earned. */
  earned: number;
  /** The operator's name for points; may be empty. */
  pointsName: string;
  character: { id: number | string; name: string; text: string; image: string } | null;
}

export function toClubMember(info: OutputOf<typeof getLoyaltyInfo>, levels: readonly ClubLevel[]): ClubMember {
  const current = info.levels.find(({ id }) => sameId(id, info.current_level));
  return {
    ...clubStandingOf(levels, info.expCount, current?.sysname ?? null),
    isActive: info.is_active,
    points: info.points,
    earned: info.expCount,
    pointsName: info.pointsAlias,
    character: info.character && {
      id: info.character.id,
      name: info.character.name,
      text: info.character.description.text ?? '',
      image: pictureOf(info.character.description),
    },
  };
}
