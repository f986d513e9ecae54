import type { ComponentType } from 'react';
import type { Location, NavigationType } from 'react-router';
import type { PageErrorData } from '../../context/PageErrorData.ts';
import type { PageMatch } from './PageMatch.ts';

/** What stands in place of the page, or of the whole frame. */
export interface Failure {
  part: 'root' | 'page';
  status: number;
  data: PageErrorData;
}

/** What an address turned out to be. */
export interface LoadedPage {
  match: PageMatch;
  /** Data of the frame; undefined where it failed. */
  root: object | undefined;
  /** Data of the page; empty where it failed. */
  page: object;
  /** Undefined where there is no page. */
  Component: ComponentType | undefined;
  failure: Failure | null;
}

/** What the screen shows, and how the player came there. */
export interface PageState extends LoadedPage {
  location: Location;
  action: `${NavigationType}`;
  /** This step does not move the player's scroll position. */
  keepsScroll: boolean;
}
