/** Returns the tables that a plan (EXPLAIN, FORMAT JSON) reads from end to end. */
export const tablesScanned = (plan: unknown): string[] =>
  [...JSON.stringify(plan).matchAll(/"Node Type":"Seq Scan"[^{}]*?"Relation Name":"(\w+)"/g)].flatMap(
    ([, table]) => table ?? [],
  )
