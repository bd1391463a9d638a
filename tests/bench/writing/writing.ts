import { printMetrics, type Metric } from '../metric.ts'
import { alarms, hits } from './alarms.ts'
import { corrections } from './corrections.ts'
import { disposeEngines } from './engines.ts'
import { emails, emailsForTuning } from './everyday.ts'
import { identification, languages } from './languages.ts'
import { measure } from './measure.ts'
import { openData, type Part } from './part.ts'
import { places } from './places.ts'
import { foreignRewrites, rewrites } from './rewrites/rewrites.ts'
import { server } from './server.ts'
import { spam } from './spam.ts'
import { speed } from './speed.ts'
import { spelling } from './spelling.ts'
import { tone } from './tone.ts'
import { unseen } from './unseen.ts'

/** To add a part, export a `Part` from a module and list it here. */
const PARTS: readonly Part[] = [
  corrections,
  alarms,
  hits,
  unseen,
  emails,
  emailsForTuning,
  spelling,
  places,
  speed,
  server,
  languages,
  identification,
  tone,
  spam,
  rewrites,
  foreignRewrites,
  measure,
]

/**
 * Measures the quality and speed of the writing engines on the development data in the folder
 * `data`.
 */
export async function runWriting({
  data,
  only,
}: {
  data: string | undefined
  only: string[]
}): Promise<Metric[]> {
  const wanted = PARTS.filter(({ name, asked }) => (only.length === 0 ? asked !== true : only.includes(name)))
  if (data === undefined || wanted.length === 0)
    throw new Error(
      `Usage: npm run bench -- writing --data DIR [--only ${PARTS.map(({ name }) => name).join(',')}]`,
    )
  const opened = openData(data)
  const metrics: Metric[] = []
  try {
    for (const part of wanted) {
      console.log(`\n${part.name}`)
      const measured = await part.run(opened)
      printMetrics(measured)
      metrics.push(...measured)
    }
  } finally {
    await disposeEngines()
  }
  return metrics
}
