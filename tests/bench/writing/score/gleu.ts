import type { Corrected } from './fscore.ts'
import { tokenise } from './tokens.ts'

const ORDER = 4

/**
 * Returns the GLEU of corrections (0…1) as defined by Napoles et al. (2015, 2016), without tuning.
 * It is the n-gram precision up to n = 4, minus matches in the source but not in the reference,
 * times the brevity penalty, over the whole corpus. The authors average 500 random choices of
 * references. This approximates their expectation: the mean over the corpus with every sentence's
 * first reference, second reference, and so on.
 */
export function gleu(sentences: readonly Corrected[]): number {
  const rounds = Math.max(1, ...sentences.map(({ references }) => references.length))
  let sum = 0
  for (let round = 0; round < rounds; round++) sum += corpusGleu(sentences, round)
  return sum / rounds
}

function corpusGleu(sentences: readonly Corrected[], round: number): number {
  const matches = Array.from({ length: ORDER }, () => 0)
  const totals = Array.from({ length: ORDER }, () => 0)
  let hypothesisLength = 0
  let referenceLength = 0
  for (const { source, hypothesis, references } of sentences) {
    const from = tokenise(source)
    const made = tokenise(hypothesis)
    const wanted = tokenise(references[round % Math.max(references.length, 1)] ?? source)
    hypothesisLength += made.length
    referenceLength += wanted.length
    for (let n = 1; n <= ORDER; n++) {
      const [inSource, inMade, inWanted] = [grams(from, n), grams(made, n), grams(wanted, n)]
      let matched = 0
      for (const [gram, count] of inMade) {
        const right = inWanted.get(gram) ?? 0
        const onlySource = Math.max(0, (inSource.get(gram) ?? 0) - right)
        matched += Math.min(count, right) - Math.min(count, onlySource)
      }
      matches[n - 1] = (matches[n - 1] ?? 0) + Math.max(0, matched)
      totals[n - 1] = (totals[n - 1] ?? 0) + Math.max(0, made.length + 1 - n)
    }
  }
  const logs = matches.map((count, index) => Math.log(count / (totals[index] ?? 1)))
  const brevity = Math.min(0, 1 - referenceLength / Math.max(hypothesisLength, 1))
  return Math.exp(brevity + logs.reduce((a, b) => a + b, 0) / ORDER)
}

function grams(tokens: readonly string[], n: number): Map<string, number> {
  const counts = new Map<string, number>()
  for (let start = 0; start + n <= tokens.length; start++) {
    const gram = tokens.slice(start, start + n).join(' ')
    counts.set(gram, (counts.get(gram) ?? 0) + 1)
  }
  return counts
}
