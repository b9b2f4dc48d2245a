// Where the shop stands on the web, for addresses that must be whole: canonical links, previews, structured data.
import { createContext, useContext } from 'react';

const OriginContext = createContext('');

export const OriginProvider = OriginContext.Provider;

/** The shop's origin (https://shop.example.in), without a slash at its end. */
export const useOrigin = (): string => useContext(OriginContext);
