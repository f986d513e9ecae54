import { createContext } from 'react';
import type { Stores } from './createStores.ts';

export const StoresContext = createContext<Stores | null>(null);
