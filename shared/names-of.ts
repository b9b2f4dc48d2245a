// The names of a table of the domain (statuses, roles): one table says which there are and what is true of each.

/** The names that a table has a line for, in its order, with their type. */
export const namesOf = <Table extends object>(table: Table) => Object.keys(table) as (keyof Table & string)[];
