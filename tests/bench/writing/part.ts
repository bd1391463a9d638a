import { readFile } from 'node:fs/promises'
import path from 'node:path'

import { z } from 'zod'

import type { Metric } from '../metric.ts'

/** One part of the benchmark. */
export type Part = {
  /** Its name for `--only`. */
  name: string
  /** Whether it runs only when it is named, since a reader judges its output. */
  asked?: true
  /** Measures with the development data and returns the results. Prints nothing, unless it is `asked`. */
  run(data: Data): Promise<Metric[]>
}

/** The folder with the development data. */
export type Data = {
  folder: string
  /** Returns the lines of `<name>.jsonl`, parsed by the schema. Throws if the file is missing. */
  read<Shape extends z.ZodType>(name: string, shape: Shape): Promise<z.infer<Shape>[]>
}

export const openData = (folder: string): Data => ({
  folder,
  async read(name, shape) {
    const text = await readFile(path.join(folder, `${name}.jsonl`), 'utf8')
    return z.array(shape).parse(
      text
        .split('\n')
        .filter(line => line.trim() !== '')
        .map(line => JSON.parse(line) as unknown),
    )
  },
})

/** Returns a share as a percentage with one decimal. */
export const percent = (share: number): number => Math.round(share * 1000) / 10

/** Rounds to one decimal. */
export const tenth = (value: number): number => Math.round(value * 10) / 10

/** Returns the value below which `share` (0…1) of the values lie. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0
}
