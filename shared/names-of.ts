export const namesOf = <Table extends object>(table: Table) => Object.keys(table) as (keyof Table & string)[];
