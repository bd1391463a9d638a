import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import * as z from 'zod/mini'

import { run } from './program.ts'

const report = z.object({
  results: z.array(z.object({ input: z.object({ FUZZ: z.string() }), status: z.int() })),
})

/** A request that a site answers with success. */
export type Answered = { method: 'GET' | 'POST'; path: string; status: number }

/** Requests paths of a site and returns those that it answers with success. */
export async function ffuf(
  url: string,
  paths: readonly string[],
  folder: string,
  signal: AbortSignal,
): Promise<Answered[]> {
  const list = join(folder, 'words.txt')
  writeFileSync(list, paths.join('\n'))
  const found: Answered[] = []
  for (const method of ['GET', 'POST'] as const) {
    const output = join(folder, `ffuf-${method}.json`)
    const options = ['-X', method, '-mc', '200-299', '-t', '8', '-s', '-o', output, '-of', 'json']
    const { code, text } = await run('ffuf', ['-u', `${url}/FUZZ`, '-w', list, ...options], signal)
    if (code !== 0) throw new Error(`ffuf ended with ${code}:\n${text.slice(-2000)}`)
    const { results } = z.parse(report, JSON.parse(readFileSync(output, 'utf8')))
    found.push(...results.map(({ input, status }) => ({ method, path: `/${input.FUZZ}`, status })))
  }
  return found
}
