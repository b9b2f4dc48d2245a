/** The keys of a table (statuses, roles) in order, with their type. */
export const namesOf = <Table extends object>(table: Table) => Object.keys(table) as (keyof Table & string)[];
