import type { getLoyaltyInfo } from '../../../shared/api/rewards/loyalty.contract.ts';
import type { OutputOf } from '../../../shared/api/method.ts';
import type { LoyaltyContent } from '../../../shared/content/loyalty.content.ts';
import { descriptionLines } from '../../../shared/domain/descriptionLines.ts';

export interface ClubLevel {
  sysname: string;
  name: string;
  /** Points ever earned with which it begins. */
  from: number;
  text: string;
  privileges: string[];
}

/** The levels, the lowest first: a player's as the platform tells them, a guest's as the content service does; what one of them leaves out the other says. */
export function clubLevels(
  told: LoyaltyContent['levels'],
  own: OutputOf<typeof getLoyaltyInfo>['levels'] | null,
): ClubLevel[] {
  const written = told.map(({ sysname, name, points, text, privileges }) => ({
    sysname,
    name,
    from: points,
    text,
    privileges: descriptionLines(privileges),
  }));
  if (!own) return written.toSorted((one, other) => one.from - other.from);
  return own
    .map(({ sysname, name, minValue, description }): ClubLevel => {
      const same = written.find((level) => level.sysname === sysname);
      const privileges = descriptionLines(description['privileges']);
      return {
        sysname,
        name,
        from: minValue,
        text: description.text || (same?.text ?? ''),
        privileges: privileges.length > 0 ? privileges : (same?.privileges ?? []),
      };
    })
    .toSorted((one, other) => one.from - other.from);
}
