/** A benchmark result: a named value, printed in a table and stored as JSON. */
export type Figure = { name: string; value: number; unit: string; goal?: string }

/** Prints one result per line. */
export function printFigures(figures: Figure[]): void {
  for (const { name, value, unit, goal } of figures)
    console.log(`${name.padEnd(52)} ${String(value).padStart(9)} ${unit}${goal ? `   (goal ${goal})` : ''}`)
}
