// A User's fields, which several cases compare.

export const userFields = ['_id', 'userId', 'name', 'email', 'role', 'address', 'mobile', 'createdAt'].sort();
