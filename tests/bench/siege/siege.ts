import { loadavg } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { z } from 'zod'

import type { Metric } from '../metric.ts'
import { ATTACKS } from './attacks/all.ts'
import { Helper } from './helper.ts'
import { calling, editing, type HonestLoad } from './honest/load.ts'
import { metricsOf, tableOf, type Phase } from './report.ts'
import { Stage } from './stage.ts'
import { Watch } from './watch.ts'

const WARM_UP_MS = 10_000
const PHASE_SECONDS = 20
/** Longest time that an attacker may need to stop. */
const STOP_MS = 10_000

type SiegeOptions = { only: string[]; build: string | undefined }

/**
 * Attacks the product in each way of docs/security.md while others use it, and measures them. Each
 * attack meets a server that has just started, on the data that the earlier ones have left.
 * `build`: the folder of another version to attack, which is built.
 */
export async function runSiege({ only, build }: SiegeOptions): Promise<Metric[]> {
  if (process.platform !== 'linux') throw new Error('Memory is read from /proc: Linux only.')
  const attacks = ATTACKS.filter(({ name }) => only.length === 0 || only.some(one => name.startsWith(one)))
  const stage = await Stage.open(attacks, build && path.resolve(build, 'dist/server/serve.js'))
  const phases: Phase[] = []
  const measure = async (name: string, title: string, during: () => Promise<Record<string, number>>) => {
    await stage.restart()
    const siege = await Siege.open(stage)
    const phase = await siege.phase(name, title, during).finally(() => siege.close())
    phases.push(phase)
    console.error(`${tableOf([phase]).split('\n').at(-1)} load ${loadavg()[0]?.toFixed(1)}`)
    console.error(JSON.stringify({ ...phase.deeds, ...phase.editing.closed, ...phase.calling.requestErrors }))
  }
  try {
    await measure('0', 'no attack', () => sleep(PHASE_SECONDS * 1000, {}))
    for (const { name, title, seconds } of attacks)
      await measure(name, title, () => attack(stage, name, seconds ?? PHASE_SECONDS))
  } finally {
    await stage.dispose()
  }
  console.log(`\n${tableOf(phases)}\n`)
  return metricsOf(phases)
}

/** Runs an attack in a process, and returns what the attacker did. */
async function attack(stage: Stage, name: string, seconds: number): Promise<Record<string, number>> {
  const attacker = new Helper('attacker.ts')
  try {
    const order = { name, scene: stage.scenes.get(name), seconds }
    const late = sleep(seconds * 1000 + STOP_MS, {}, { ref: false })
    return z.record(z.string(), z.number()).parse(await Promise.race([attacker.call('attack', order), late]))
  } finally {
    attacker.end()
  }
}

/** The honest load and the watch over the server. */
class Siege {
  private readonly editors = new Helper('honest/editors.ts')
  private readonly callers = new Helper('honest/callers.ts')
  private readonly watch: Watch

  private constructor(watch: Watch) {
    this.watch = watch
  }

  static async open({ url, pid, seats }: Stage): Promise<Siege> {
    const siege = new Siege(new Watch(url, pid))
    const load: HonestLoad = { url, seats }
    await siege.editors.call('open', load)
    await siege.callers.call('open', load)
    await sleep(WARM_UP_MS)
    return siege
  }

  async phase(name: string, title: string, during: () => Promise<Record<string, number>>): Promise<Phase> {
    await this.watch.begin()
    await Promise.all([this.editors.call('begin'), this.callers.call('begin')])
    const deeds = await during()
    const [edited, called, seen] = await Promise.all([
      this.editors.call('end'),
      this.callers.call('end'),
      this.watch.end(),
    ])
    return { name, title, deeds, seen, editing: editing.parse(edited), calling: calling.parse(called) }
  }

  close(): void {
    this.watch.stop()
    this.editors.end()
    this.callers.end()
  }
}
