import type { OutputOf } from '#shared/api/method.ts';
import type { getProgram } from '#shared/api/rewards/loyalty.contract.ts';
import { pictureOf } from './pictureOf.ts';

interface Quest {
  id: number | string;
  title: string;
  /** The platform's text: `50 ball`. */
  reward: string;
  from: number;
  to: number;
  done: number;
  isDone: boolean;
}

/** A way to earn points. */
export interface ProgramCard {
  sysname: string;
  name: string;
  text: string;
  image: string;
  quests: Quest[];
}

export function toProgramCard({ sysname, name, description, quests = [] }: OutputOf<typeof getProgram>): ProgramCard {
  return {
    sysname,
    name: description.title || name,
    text: description.text ?? '',
    image: pictureOf(description),
    quests: quests.map(({ id, title, reward, progress: { minValue, maxValue, expCount } }) => ({
      id,
      title,
      reward,
      from: minValue,
      to: maxValue,
      done: Math.min(expCount, maxValue),
      isDone: expCount >= maxValue,
    })),
  };
}
