// How many services a list brings at once; the rest is behind 'Show more'.
export const gridPage = 60;
