export const userFields = ['_id', 'userId', 'name', 'email', 'role', 'address', 'mobile', 'createdAt'].sort();
