import { writeFile } from 'node:fs/promises'

import type { Figure } from './figure.ts'
import { runWeb } from './web/web.ts'

const BENCHES: Record<string, () => Promise<Figure[]>> = { web: runWeb }

async function main(): Promise<void> {
  const [name = '', ...rest] = process.argv.slice(2)
  const bench = BENCHES[name]
  if (!bench) {
    console.error(`Usage: npm run bench -- <${Object.keys(BENCHES).join('|')}> [--json FILE]`)
    process.exit(1)
  }
  const figures = await bench()
  for (const { name: figure, value, unit, goal } of figures)
    console.log(`${figure.padEnd(52)} ${String(value).padStart(9)} ${unit}${goal ? `   (goal ${goal})` : ''}`)
  const file = rest[0] === '--json' ? rest[1] : undefined
  if (file) await writeFile(file, `${JSON.stringify(figures, null, 2)}\n`)
}

await main()
