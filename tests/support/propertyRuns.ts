/**
 * How often a test tries a property: `count` times, or PROPERTY_RUNS times if that is more, as in a
 * long run.
 */
export const runs = (count: number): { numRuns: number } => ({
  numRuns: Math.max(count, Number(process.env['PROPERTY_RUNS'] ?? 0)),
})
