import type { RewriteAction } from '#schema/assist/rewrite.ts'
import type { Goals } from '#schema/check-settings/goals.ts'

import type { Edit } from '../edits.ts'
import { chat, corrections, improveStream } from '../improve.ts'
import { wordyRewrites } from '../plainWords.ts'
import type { Check, Rewritten } from '../settle.ts'
import { milder, pleaseDo, withoutBlame, withoutThreats, withRegret } from './calm.ts'
import { plainVerbs } from './nominals.ts'
import { rewriteParagraphs } from './pieces.ts'
import {
  askMarks,
  askPolitely,
  calmMarks,
  capitals,
  contract,
  gentleWhy,
  inTwo,
  notSoBad,
  pleaseFirst,
  quantities,
  toRequests,
  withoutAsides,
  withoutThereAre,
  withoutWhoAre,
  writeOut,
} from './rules.ts'
import { shortened } from './shorten.ts'
import { active, tighter } from './structure.ts'
import { summary } from './summarise.ts'
import type { Choose } from './tables.ts'
import {
  conciseWords,
  formalWords,
  friendlyWords,
  gentleWords,
  simpleWords,
  withoutFillers,
  withoutHedges,
} from './themes.ts'
import { verbsOfPassives, withoutDoubles, withoutReasonWhy, withoutThereArePeople } from './tighten.ts'
import { pleaseInstead, thanked, toReaders } from './warm.ts'

export interface RewriteOptions {
  /** Finds the issues of a text. Edits that introduce a mistake are not made. */
  check: Check
  /** Selects among equally good wordings. The same seed returns the same text. */
  seed: string
  /** For experts, simplifying keeps technical terms. */
  goals?: Goals
}

type Producer = (text: string, choose: Choose) => Edit[]

const producers: Record<Exclude<RewriteAction, 'improve' | 'summarise'>, readonly Producer[]> = {
  shorten: [
    withoutReasonWhy,
    withoutDoubles,
    verbsOfPassives,
    withoutThereArePeople,
    plainVerbs,
    wordyRewrites,
    withoutFillers,
    conciseWords,
    tighter,
    active,
    withoutHedges,
    withoutAsides,
    withoutThereAre,
    withoutWhoAre,
    toRequests,
  ],
  formalise: [writeOut, quantities, askPolitely, formalWords, calmMarks],
  make_friendly: [
    gentleWhy,
    toReaders,
    pleaseInstead,
    pleaseFirst,
    pleaseDo,
    friendlyWords,
    contract,
    askMarks,
  ],
  simplify: [verbsOfPassives, plainVerbs, wordyRewrites, simpleWords, active, inTwo],
  soften: [
    gentleWhy,
    notSoBad,
    withoutThreats,
    withoutBlame,
    withRegret,
    pleaseFirst,
    pleaseDo,
    milder,
    gentleWords,
    calmMarks,
  ],
  firm_up: [toRequests, withoutHedges],
}

/**
 * Rewrites a text in English after correcting its clear mistakes. The joined pieces equal the
 * result, and each lists the changes in its paragraph. The meaning stays: quotations, code,
 * addresses, numbers and names are kept, and nothing is invented. `shorten` and `summarise` remove
 * sentences. `correct` only makes the corrections, as every action does first.
 */
export async function* rewrite(
  text: string,
  action: RewriteAction | 'correct',
  { check, seed, goals }: RewriteOptions,
): AsyncGenerator<Rewritten, void, undefined> {
  if (action === 'improve') return yield* improveStream(text, { check })
  if (action === 'correct') return yield* rewriteParagraphs(text, [corrections], check)
  if (action === 'summarise') {
    const { text: short, changes } = summary(text)
    yield { text: '', changes }
    return yield* rewriteParagraphs(short, changes.length === 0 ? [] : [corrections], check)
  }
  const choose = chooser(seed)
  const used =
    action === 'simplify' && goals?.audience === 'expert' ? [wordyRewrites, inTwo] : producers[action]
  const reworded = (paragraph: string) => used.flatMap(produce => produce(paragraph, choose))
  const source = action === 'shorten' ? shortened(text) : action === 'make_friendly' ? thanked(text) : text
  const first = action === 'formalise' ? [chat, corrections, { wanted: capitals }] : [corrections]
  yield* rewriteParagraphs(source, [...first, { wanted: reworded }], check)
}

/**
 * Chooses for each phrase separately, so a text with several phrases has many versions (FNV-1a of
 * the seed and the phrase).
 */
function chooser(seed: string): Choose {
  return (count, phrase) => {
    if (count < 2) return 0
    let hash = 2166136261
    for (const text of [seed, '\n', phrase])
      for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 16777619)
    return ((hash ^ (hash >>> 13)) >>> 0) % count
  }
}
