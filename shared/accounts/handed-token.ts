/** Names the cookie that hands the token of a login without scripts to the next page's scripts. */
export const handedToken = 'authToken';
