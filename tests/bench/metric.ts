/** A benchmark result: a named value, printed in a table and stored as JSON. */
export type Metric = { name: string; value: number; unit: string; goal?: string }

/** Prints one result per line. */
export function printMetrics(metrics: Metric[]): void {
  for (const { name, value, unit, goal } of metrics)
    console.log(`${name.padEnd(52)} ${String(value).padStart(9)} ${unit}${goal ? `   (goal ${goal})` : ''}`)
}
