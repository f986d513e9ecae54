import type { ComponentType } from 'react';
import type { NavigationType } from '#client/context/LocationContext.ts';
import type { PageErrorData } from '#client/context/PageErrorData.ts';
import type { PageLocation } from '#client/context/PageLocation.ts';
import type { PageMatch } from './PageMatch.ts';

/** An error shown in place of the page, or of the whole frame. */
export interface Failure {
  part: 'root' | 'page';
  status: number;
  data: PageErrorData;
}

/** The result of loading an address. */
export interface LoadedPage {
  match: PageMatch;
  /** Data of the frame; undefined where it failed. */
  root: object | undefined;
  /** Data of the page; empty where it failed. */
  page: object;
  /** Takes the data of the page as its properties. Undefined where there is no page. */
  Component: ComponentType<object> | undefined;
  failure: Failure | null;
}

/** The shown page, and how the player got there. */
export interface PageState extends LoadedPage {
  location: PageLocation;
  action: NavigationType;
  /** This step does not scroll. */
  keepsScroll: boolean;
}
