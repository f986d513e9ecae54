import type { OutputOf } from '#shared/api/method.ts';
import type { getLoyaltyInfo } from '#shared/api/rewards/loyalty.contract.ts';
import type { LoyaltyContent } from '#shared/content/loyalty.content.ts';
import { descriptionLines } from '#shared/domain/descriptionLines.ts';

export interface ClubLevel {
  sysname: string;
  name: string;
  /** Points ever earned at which the level begins. */
  from: number;
  text: string;
  privileges: string[];
}

/** Levels, lowest first: from the platform for a player, from the content service for a guest, which also fills in texts that the platform omits. */
export function clubLevels(
  described: LoyaltyContent['levels'],
  platformLevels: OutputOf<typeof getLoyaltyInfo>['levels'] | null,
): ClubLevel[] {
  const fromContent = described.map(({ sysname, name, points, text, privileges }) => ({
    sysname,
    name,
    from: points,
    text,
    privileges: descriptionLines(privileges),
  }));
  if (!platformLevels) return fromContent.toSorted((one, other) => one.from - other.from);
  return platformLevels
    .map(({ sysname, name, minValue, description }): ClubLevel => {
      const same = fromContent.find((level) => level.sysname === sysname);
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
