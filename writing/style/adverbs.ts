import type { Range } from '#schema/style/report.ts'

import type { Passage } from './prose.ts'
import { hasCapital } from './words.ts'

/** Words in -ly that are adjectives, nouns or verbs, or adverbs of time without a replacement. */
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

/** Intensifiers and hedges without -ly that are mostly better omitted. */
const degrees = new Set(['just', 'quite', 'rather', 'somewhat', 'very'])

/**
 * Returns adverbs that a stronger verb or adjective could replace: words in -ly, with exceptions,
 * and words of degree (very, quite, just …). Only the form decides. Names in -ly inside a sentence
 * and "rather than" do not count.
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
