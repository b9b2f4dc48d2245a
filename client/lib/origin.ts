import { createContext, useContext } from 'react';

const OriginContext = createContext('');

export const OriginProvider = OriginContext.Provider;

export const useOrigin = (): string => useContext(OriginContext);
