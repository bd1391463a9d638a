import { describe, expect, it } from 'vitest'

import { proseOf } from './prose.ts'
import {
  automatedReadabilityIndex,
  fleschKincaidGrade,
  fleschReadingEase,
  readabilityCounts,
  readabilityOf,
  smogGrade,
} from './readability.ts'

const none = { sentences: 1, words: 1, syllables: 1, polysyllables: 0, letters: 0 }
const countsIn = (text: string) => readabilityCounts(proseOf(text).sentences)

const platypus = 'The Australian platypus is seemingly a hybrid of a mammal and reptilian creature.'

/** R. L. Stevenson, "On Some Technical Elements of Style in Literature", 1885. */
const stevenson =
  'The rule of rhythm in prose is not so intricate. Here, too, we write in groups, or phrases, as I prefer to call them, for the prose phrase is greatly longer and is much more nonchalantly uttered than the group in verse; so that not only is there a greater interval of continuous sound between the pauses, but, for that very reason, word is linked more readily to word by a more summary enunciation. Still, the phrase is the strict analogue of the group, and successive phrases, like successive groups, must differ openly in length and rhythm. The rule of scansion in verse is to suggest no measure but the one in hand; in prose, to suggest no measure at all. Prose must be rhythmical, and it may be as much so as you will; but it must not be metrical. It may be anything, but it must not be verse.'

describe('published examples', () => {
  it('match Wikipedia, "Flesch–Kincaid readability tests": the platypus has 13 words, 24 syllables, 37.5 and grade 11.3', () => {
    const counts = countsIn(platypus)
    expect(counts).toMatchObject({ sentences: 1, words: 13, syllables: 24, polysyllables: 4 })
    expect(fleschReadingEase(counts)).toBeCloseTo(37.5, 1)
    expect(fleschKincaidGrade(counts)).toBeCloseTo(11.3, 1)
  })

  it('match the same article: a sentence of 69, and "The cat sat on the mat" of 116', () => {
    const point = 'This sentence, taken as a reading passage unto itself, is being used to prove a point.'
    expect(fleschReadingEase(countsIn(point))).toBeCloseTo(69, 1)
    expect(fleschReadingEase(countsIn('The cat sat on the mat.'))).toBeCloseTo(116, 0)
  })

  it('match the same article: "Green Eggs and Ham" with 5.7 words a sentence and 1.02 syllables a word has grade −1.3', () => {
    expect(fleschKincaidGrade({ ...none, words: 5.7, syllables: 5.7 * 1.02 })).toBeCloseTo(-1.3, 1)
  })

  it('match a reader of the same article: 34 sentences, 432 words and 607 syllables are 75.1 and grade 5.9', () => {
    const counts = { ...none, sentences: 34, words: 432, syllables: 607 }
    expect(fleschReadingEase(counts)).toBeCloseTo(75.1, 1)
    expect(fleschKincaidGrade(counts)).toBeCloseTo(5.9, 1)
  })

  it('match automated-readability on npm: Stevenson’s 6 sentences, 151 words and 623 characters are 10.585982', () => {
    expect(automatedReadabilityIndex({ ...none, sentences: 6, words: 151, letters: 623 })).toBeCloseTo(
      10.585982,
      5,
    )
    const counts = countsIn(stevenson)
    expect(counts).toMatchObject({ sentences: 6, words: 151 })
    expect(automatedReadabilityIndex(counts)).toBeCloseTo(10.6, 0)
  })

  it('match smog-formula on npm: the platypus has grade 14.554593', () => {
    expect(smogGrade(countsIn(platypus))).toBeCloseTo(14.554593, 2)
  })

  it('match McGraw’s conversion table for SMOG within the formula’s standard error of 1.5 grades', () => {
    const table = [
      [1, 4],
      [5, 5],
      [9, 6],
      [16, 7],
      [25, 8],
      [36, 9],
      [49, 10],
      [64, 11],
      [81, 12],
      [100, 13],
      [121, 14],
      [144, 15],
    ] as const
    for (const [polysyllables, grade] of table) {
      expect(Math.abs(smogGrade({ ...none, sentences: 30, polysyllables }) - grade)).toBeLessThan(1.52)
    }
  })
})

/** Our passages on one subject, from a children's book to a treaty. */
const graded = [
  'I see the rain. It is wet. The dog runs in. He is wet too. Mom has a big towel. She rubs the dog. The dog is dry now. He naps by the fire.',
  'When it rains, water falls from the clouds. Some of it goes into the ground. Plants drink it with their roots. The rest runs into rivers and lakes. Later the sun warms the water, and it goes back up into the sky.',
  'Rain begins as water vapor that rises from the sea. As the warm air climbs it cools, and the vapor gathers into tiny drops around bits of dust. When enough drops have joined together they become too heavy for the air to carry, and they fall to the earth as rain or snow.',
  'Precipitation forms when moist air is lifted, expands and cools below its saturation point. Droplets condense on particles of salt or dust, collide with their neighbors, and eventually grow large enough to overcome the rising currents that hold them aloft. Mountains, weather fronts and heated land each provide the necessary lifting.',
  'Orographic precipitation is generated when prevailing atmospheric circulation transports maritime moisture against a topographical barrier, whereupon adiabatic expansion accompanying the forced ascent precipitates condensation, thereby establishing considerable climatological differentiation between the windward slopes and the comparatively arid territories beyond.',
]

it.each(['fleschKincaidGrade', 'automatedReadabilityIndex', 'smogGrade'] as const)(
  '%s rises with the grade',
  figure => {
    const grades = graded.map(text => readabilityOf(proseOf(text).sentences)[figure])
    expect(grades).toEqual(grades.toSorted((a, b) => a - b))
  },
)

it('reading ease falls with the grade', () => {
  const ease = graded.map(text => readabilityOf(proseOf(text).sentences).fleschReadingEase)
  expect(ease).toEqual(ease.toSorted((a, b) => b - a))
})

it('ignores a list between the paragraphs', () => {
  const counts = countsIn(stevenson)
  expect(countsIn(`On style\n\n${stevenson}\n\n- verse\n- prose`)).toEqual(counts)
})
