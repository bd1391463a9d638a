/** What a benchmark gives: named figures, printed as a table and kept as JSON. */
export type Figure = { name: string; value: number; unit: string; goal?: string }
