import { knownTypos } from '../../writing/check/knownTypos.ts'
import { Candidates } from '../../writing/check/spelling/candidates.ts'
import { type Lexicon, loadLexicon } from '../../writing/check/spelling/lexicon.ts'
import { loadPairs } from '../../writing/check/spelling/pairs.ts'
import { LEARNED_WEIGHTS, type RankWeights, scoreOf } from '../../writing/check/spelling/rank.ts'
import { LEARNED_COSTS, slipCostBy, type SlipCosts } from '../../writing/check/spelling/typing.ts'
import { type Slip, slipsOf } from './spellingSlips.ts'

/*
 * Learns typo costs and candidate ranking: `node --import tsx scripts/train/spelling.ts`.
 * A coordinate search maximizes the mean log probability of the intended word. It trains on
 * synthetic typos (`spellingSlips.ts`) and half of the well-known typos. It prints how often the
 * intended word ranks first for typos in other words and for the other half. Copy the printed
 * weights into typing.ts and rank.ts by hand.
 */
const WORDS = Number(process.argv[2] ?? 2000)
const ROUNDS = 5
/** Candidates kept per word: those that some weights could rank first. */
const KEPT = 20
const NO_CONTEXT = { before: { word: '', frequency: 0 }, after: { word: '', frequency: 0 } }
const FIXED_WEIGHTS = new Set(['context', 'two', 'otherDialect', 'apostrophe', 'capital'])

type Weights = { costs: SlipCosts; rank: RankWeights; scale: number }
type Example = Slip & { candidates: { word: string; frequency: number; sounds: boolean }[]; weight: number }

const lexicon = await loadLexicon()
const pairs = await loadPairs()
const search = new Candidates(lexicon)
const random = generator(20261121)

const words = sampled(lexicon, WORDS * 2)
const isHeldOut = (at: number) => at % 2 === 1
const typos: Slip[] = [...knownTypos]
  .filter(([wrong, right]) => /^[a-z]+$/.test(right) && !lexicon.has(wrong))
  .map(([wrong, right]) => ({ wrong, right }))
const made = slipsOf(words, random)
const [training, heldOut] = [false, true].map(held => ({
  made: made.filter((_, at) => isHeldOut(at) === held).map(slip => exampleOf(slip, 1)),
  typos: typos.filter((_, at) => isHeldOut(at) === held).map(slip => exampleOf(slip, 2)),
}))
if (!training || !heldOut) throw new Error('nothing to train on')
const examples = [...training.made, ...training.typos]

let best: Weights = { costs: { ...LEARNED_COSTS }, rank: { ...LEARNED_WEIGHTS }, scale: 6 }
report('before', best)
let loss = lossOf(best)
for (let round = 0; round < ROUNDS; round += 1) {
  const step = 0.3 / 2 ** round
  for (const change of changesOf(best, step)) {
    const tried = change(best)
    const triedLoss = lossOf(tried)
    if (triedLoss < loss - 1e-5) [best, loss] = [tried, triedLoss]
  }
  report(`round ${round + 1}, loss ${loss.toFixed(4)}`, best)
}
console.log(
  JSON.stringify(
    best,
    (_, value: unknown) => (typeof value === 'number' ? Math.round(value * 1000) / 1000 : value),
    1,
  ),
)

/**
 * Returns changes that move each weight one step up or down. Small weights move by a fixed amount.
 */
function changesOf(weights: Weights, step: number): ((weights: Weights) => Weights)[] {
  const by = [1, -1]
  const nudged = (value: number, sign: number, least: number) =>
    Math.max(0, value + sign * step * Math.max(Math.abs(value), least))
  return [
    ...by.map(sign => (w: Weights) => ({ ...w, scale: nudged(w.scale, sign, 1) })),
    ...(Object.keys(weights.costs) as (keyof SlipCosts)[])
      .filter(key => !FIXED_WEIGHTS.has(key))
      .flatMap(key =>
        by.map(sign => (w: Weights) => ({
          ...w,
          costs: { ...w.costs, [key]: nudged(w.costs[key], sign / 2, 0.1) },
        })),
      ),
    ...(Object.keys(weights.rank) as (keyof RankWeights)[])
      .filter(key => !FIXED_WEIGHTS.has(key))
      .flatMap(key =>
        by.map(sign => (w: Weights) => ({
          ...w,
          rank: {
            ...w.rank,
            [key]: nudged(w.rank[key], sign, key.toLowerCase().includes('frequency') ? 0.01 : 0.1),
          },
        })),
      ),
  ]
}

function lossOf(weights: Weights): number {
  const slipCost = slipCostBy(weights.costs)
  let [sum, count] = [0, 0]
  for (const example of examples) {
    const scores = scoresOf(example, weights, slipCost)
    const right = scores[0] ?? 0
    const all = scores.reduce((total, score) => total + Math.exp(-(score - right) * weights.scale), 0)
    // Limits the loss for words that no ranking would find.
    sum += Math.min(Math.log(all), 4) * example.weight
    count += example.weight
  }
  return sum / count
}

/** Returns the scores of the candidates, the right word's first. */
function scoresOf(
  { wrong, candidates }: Example,
  { rank }: Weights,
  slipCost: (wrong: string, right: string) => number,
): number[] {
  return candidates.map(candidate =>
    scoreOf(
      wrong,
      { ...candidate, cost: slipCost(wrong, candidate.word.toLowerCase()) },
      NO_CONTEXT,
      pairs,
      rank,
    ),
  )
}

function report(name: string, weights: Weights): void {
  const slipCost = slipCostBy(weights.costs)
  const shares = Object.entries({
    'made, trained on': training?.made,
    'made, held out': heldOut?.made,
    'typos, trained on': training?.typos,
    'typos, held out': heldOut?.typos,
  }).map(([set, of = []]) => {
    const ranks = of.map(example => {
      const scores = scoresOf(example, weights, slipCost)
      return scores.filter(score => score < (scores[0] ?? 0)).length
    })
    const share = (most: number) =>
      ((ranks.filter(rank => rank < most).length / ranks.length) * 100).toFixed(1)
    return `${set} (${ranks.length}): ${share(1)} / ${share(3)}`
  })
  console.log(`${name}\n  ${shares.join('\n  ')}`)
}

function exampleOf(slip: Slip, weight: number): Example {
  const found = search.of(slip.wrong)
  const right = {
    word: slip.right,
    frequency: lexicon.frequency(slip.right),
    sounds: found.find(({ word }) => word === slip.right)?.sounds ?? false,
  }
  const others = found
    .filter(({ word }) => word !== slip.right && (lexicon.dialects(word) & 1) === 1)
    .toSorted((a, b) => a.cost - 0.03 * a.frequency - (b.cost - 0.03 * b.frequency))
    .slice(0, KEPT)
  return { ...slip, weight, candidates: [right, ...others] }
}

/**
 * Returns random words. Frequent words are more likely: half of them are drawn almost as often as
 * they occur in texts.
 */
function sampled(all: Lexicon, count: number): string[] {
  const found: string[] = []
  while (found.length < count) {
    const at = Math.floor(random() * all.size)
    const word = all.wordAt(at)
    const frequency = all.frequencies[at] ?? 0
    if (word !== all.lowerAt(at) || word.length < 3 || frequency < 18 || !/^[a-z]+$/.test(word)) continue
    if (random() < 2 ** ((frequency - 44) / (found.length % 2 === 0 ? 6 : 3))) found.push(word)
  }
  return found
}

/** Returns a seeded generator of numbers from 0 to 1 (mulberry32). */
function generator(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
