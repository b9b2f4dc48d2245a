// Under which name a half-edited profile is kept.
/** The name, one for each user. */
export const profileDraft = (user: { _id: string }): string => `profile of ${user._id}`;
