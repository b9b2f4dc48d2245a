import { createContext, useContext } from 'react';

const OriginContext = createContext('');

export const OriginProvider = OriginContext.Provider;

/** The shop's origin (https://shop.example.in), for canonical links and structured data. */
export const useOrigin = (): string => useContext(OriginContext);
