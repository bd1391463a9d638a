import type { Metric } from '../metric.ts'
import { median } from './samples.ts'
import type { Measured, Row, Scenario } from './scenarios/scenario.ts'
import type { ServerName } from './servers/server.ts'

/** The results of each server by run. */
export type Results = Map<ServerName, Measured[]>

const oursOf = ({ ours = 'bluepencil' }: Scenario): ServerName => ours

const digits = (value: number): string =>
  Number.isNaN(value)
    ? '–'
    : Math.abs(value) >= 100
      ? value.toFixed(0)
      : Math.abs(value) >= 10
        ? value.toFixed(1)
        : value.toFixed(2)

/** Returns the median, or NaN if the server does not support the metric. */
const valueOf = (results: Results, server: ServerName, { metric }: Row): number =>
  median((results.get(server) ?? []).flatMap(measured => measured[metric] ?? []))

/**
 * Returns a scenario's results as a Markdown table: ours, the others with the ratio to ours, and
 * the goal.
 */
export function tableOf(scenario: Scenario, results: Results): string {
  const us = oursOf(scenario)
  const others = scenario.servers.filter(server => server !== us)
  const head = [scenario.name, us, ...others.map(server => `${server} (ours ÷ theirs)`), 'goal', 'met']
  const lines = scenario.rows.map(row => {
    const ours = valueOf(results, us, row)
    const cells = others.map(server => {
      const theirs = valueOf(results, server, row)
      if (Number.isNaN(theirs)) return '–'
      const ratio = ours / theirs
      return Number.isFinite(ratio) ? `${digits(theirs)} (${ratio.toFixed(2)})` : digits(theirs)
    })
    const limit = row.goal?.limit(server => valueOf(results, server, row)) ?? NaN
    const goal = row.goal ? `${row.goal.text} (${digits(limit)})` : ''
    const met = row.goal && !Number.isNaN(limit) ? (ours <= limit ? 'yes' : 'no') : ''
    return [`${row.title}${row.unit && `, ${row.unit}`}`, digits(ours), ...cells, goal, met]
  })
  return [head, head.map(() => '---'), ...lines].map(cells => `| ${cells.join(' | ')} |`).join('\n')
}

/** Returns all results for the JSON file. */
export const metricsOf = (scenario: Scenario, results: Results): Metric[] =>
  scenario.rows.flatMap(row =>
    scenario.servers.flatMap(server => {
      const value = valueOf(results, server, row)
      if (Number.isNaN(value)) return []
      const name = `${scenario.name}: ${row.title} [${server}]`
      const goal = server === oursOf(scenario) && row.goal ? { goal: row.goal.text } : {}
      return [{ name, value: Number(value.toPrecision(4)), unit: row.unit, ...goal }]
    }),
  )
