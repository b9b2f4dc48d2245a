// Under which name a half-edited profile is kept.
export const profileDraft = (user: { _id: string }): string => `profile of ${user._id}`;
