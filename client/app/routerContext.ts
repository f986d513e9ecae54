import { createContext } from 'react-router';
import type { Locale } from '../../shared/locales.ts';
import type { AppContext } from '../context/AppContext.ts';

/** Gives the context that speaks a locale; in the browser the messages of the other locale load on demand. */
export type ContextFor = (locale: Locale) => AppContext | Promise<AppContext>;

/** How loaders reach the context: the same key in the browser's router and in the server's static handler. */
export const routerContext = createContext<ContextFor>();
