import { loadavg } from 'node:os'

import type { Metric } from '../metric.ts'
import { startFromTrace } from './longText.ts'
import { acknowledged } from './scenarios/acknowledged.ts'
import { awareness } from './scenarios/awareness.ts'
import { coldLoad } from './scenarios/coldLoad.ts'
import { fanOuts } from './scenarios/fanout.ts'
import { join } from './scenarios/join.ts'
import { largeDocument } from './scenarios/largeDocument.ts'
import { manyDocuments } from './scenarios/manyDocuments.ts'
import { saturated } from './scenarios/saturated.ts'
import type { Measured, Scenario } from './scenarios/scenario.ts'
import { slowReader } from './scenarios/slowReader.ts'
import { twoProcesses } from './scenarios/twoProcesses.ts'
import { hocuspocusTwice, peerServers } from './servers/peers.ts'
import { product, productTwice } from './servers/product.ts'
import type { Server } from './servers/server.ts'
import { metricsOf, tableOf, type Results } from './table.ts'

const SCENARIOS: Scenario[] = [
  ...fanOuts,
  saturated,
  awareness,
  manyDocuments,
  largeDocument,
  join,
  coldLoad,
  acknowledged,
  slowReader,
  twoProcesses,
]
const SERVERS: Server[] = [product, productTwice, ...peerServers, hocuspocusTwice]

export type SyncOptions = {
  /** Names of scenarios or their prefixes. Default: all. */
  only: string[]
  /** Names of servers. Default: all. */
  servers: string[]
  /** Number of runs of each server per scenario. The median counts. */
  reps: number
  /**
   * A concurrent editing trace with which the long document begins. By default one is generated.
   */
  trace: string | undefined
}

/**
 * Measures collaboration under load against other servers. The servers run in turns, restarted each
 * time, so that other load on the machine affects all of them equally.
 */
export async function runSync({ only, servers, reps, trace }: SyncOptions): Promise<Metric[]> {
  if (process.platform !== 'linux') throw new Error('CPU and memory are read from /proc: Linux only.')
  if (trace) startFromTrace(trace)
  const metrics: Metric[] = []
  for (const scenario of SCENARIOS) {
    if (only.length > 0 && !only.some(name => scenario.name.startsWith(name))) continue
    const results = await runScenario(scenario, servers, reps)
    console.log(`\n${tableOf(scenario, results)}\n`)
    metrics.push(...metricsOf(scenario, results))
  }
  return metrics
}

async function runScenario(scenario: Scenario, servers: string[], reps: number): Promise<Results> {
  const results: Results = new Map()
  for (let rep = 0; rep < reps; rep++) {
    for (const name of scenario.servers) {
      const server = SERVERS.find(one => one.name === name)
      if (!server || (servers.length > 0 && !servers.includes(name))) continue
      const measured = await measure(scenario, server)
      if (measured) results.set(name, [...(results.get(name) ?? []), measured])
    }
  }
  return results
}

/** Returns null on failure. The table then omits this server. */
async function measure(scenario: Scenario, server: Server): Promise<Measured | null> {
  const label = `${scenario.name}, ${server.name}, load ${(loadavg()[0] ?? 0).toFixed(1)}`
  const running = await server.start()
  try {
    const measured = await scenario.run(running)
    const values = Object.entries(measured).map(([name, value]) => `${name} ${value.toFixed(2)}`)
    console.error(`${label}: ${values.join(', ')}`)
    return measured
  } catch (error) {
    console.error(`${label}: failed: ${String(error)}`)
    return null
  } finally {
    await running.dispose()
  }
}
