import type { Range } from '#schema/style/report.ts'
import type { Passage } from './prose.ts'
import { hasCapital } from './words.ts'

/** They end in -ly and are adjectives, nouns or verbs, or an adverb of time that no other word replaces. */
const notAdverbs = new Set(
  `
ally anomaly apply assembly beastly belly billy bodily bristly brotherly bubbly bully burly butterfly chilly
comely comply costly courtly cowardly crumbly cuddly curly daily dastardly daughterly deadly deathly disorderly doily
dolly dragonfly early earthly elderly family fatherly firefly fly folly fortnightly friendly frilly gadfly gangly ghastly
ghostly giggly gnarly godly grisly grizzly heavenly hilly holly holy homely homily hourly housefly imply italy jelly
jolly july kingly knobbly leisurely lily likely lively lonely lovely lowly manly mannerly masterly matronly mealy measly
melancholy miserly monopoly monthly motherly multiply neighborly neighbourly nightly oily oligopoly only orderly
panoply pally pearly ply potbelly prickly princely quarterly rally rely reply saintly scaly scholarly shapely sickly
silly sisterly slovenly sly smelly soldierly sparkly spindly sprightly squiggly stately steely sully supply surly tally
timely tingly ugly underbelly unfriendly ungainly ungodly unholy unlikely unruly unseemly unsightly untimely unworldly
weekly wily wobbly womanly woolly wooly worldly wrinkly yearly
`
    .trim()
    .split(/\s+/),
)

/** Adverbs without -ly that strengthen or soften and are mostly better left out. */
const degrees = new Set(['just', 'quite', 'rather', 'somewhat', 'very'])

/**
 * Adverbs that a verb or adjective of its own could replace: words in -ly, save those that only look so, and words of
 * degree (very, quite, just …). Told by their form: a name in -ly inside a sentence is none, "rather than" neither.
 */
export function adverbsIn(sentences: readonly Passage[]): Range[] {
  return sentences.flatMap(({ words }) =>
    words
      .filter((word, index) => {
        if (degrees.has(word.text)) return !(word.text === 'rather' && words[index + 1]?.text === 'than')
        if (word.text.length < 5 || !/^[a-z]+(?:-[a-z]+)?ly$/.test(word.text)) return false
        return (
          !notAdverbs.has(word.text.slice(word.text.indexOf('-') + 1)) && !(index > 0 && hasCapital(word))
        )
      })
      .map(({ start, end }) => ({ start, end })),
  )
}
