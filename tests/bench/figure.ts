/** What a benchmark gives: named figures, printed as a table and kept as JSON. */
export type Figure = { name: string; value: number; unit: string; goal?: string }

/** One figure a line. */
export function printFigures(figures: Figure[]): void {
  for (const { name, value, unit, goal } of figures)
    console.log(`${name.padEnd(52)} ${String(value).padStart(9)} ${unit}${goal ? `   (goal ${goal})` : ''}`)
}
