type Weight = readonly [feature: string, weight: number]

/** Returns the weights as the source text of an object, by name. */
export function recordOf(weights: readonly Weight[]): string {
  const lines = weights
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, weight]) => `  '${name}': ${weight.toFixed(2)},`)
  return `{\n${lines.join('\n')}\n}`
}

/**
 * Returns the source text of a function `wordWeights`. Each line holds the words of one weight in
 * hundredths: compact, but readable.
 */
export function wordLinesOf(words: readonly Weight[], description: string): string {
  const byWeight = new Map<number, string[]>()
  for (const [word, weight] of words) {
    const hundredths = Math.round(weight * 100)
    byWeight.set(hundredths, [...(byWeight.get(hundredths) ?? []), word])
  }
  const lines = [...byWeight]
    .toSorted(([a], [b]) => a - b)
    .map(([hundredths, group]) => [hundredths, ...group.toSorted()].join('|'))
  return `/** Each line holds a weight in hundredths and its words and word pairs. */
const LINES = String.raw\`${lines.join('\n')}\`

/** ${description} */
export function wordWeights(): [string, number][] {
  return LINES.split('\\n').flatMap(line => {
    const [hundredths = '0', ...features] = line.split('|')
    return features.map((feature): [string, number] => [feature, Number(hundredths) / 100])
  })
}
`
}
