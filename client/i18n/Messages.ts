import type { MessageFormatElement } from 'react-intl';

/** Messages as syntax trees, compiled by the build, so that no parser ships. */
export type Messages = Record<string, MessageFormatElement[]>;
