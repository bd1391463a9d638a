import { slimBinary } from 'harper.js/slimBinary'
import { beforeAll, describe, expect, test } from 'vitest'

import { type Checker, createChecker } from './checker.ts'
import { isMistake } from './issues.ts'

let checker: Checker
beforeAll(async () => {
  checker = await createChecker({ binary: slimBinary, dialect: 'US' })
})

const right = {
  'a verb without its ending': [
    'Why need she have been so cruel?',
    'It need hardly be said again.',
    'They insist that he go at once.',
    'If it were not for your calm, we would have lost.',
  ],
  articles: [
    'They took a unanimous vote.',
    'It was an écru shade.',
    'The next two and a half years were quiet.',
    'I have good reason to doubt it.',
  ],
  'pronouns as nouns’ neighbors': [
    'You policemen are cruel to the poor.',
    'In spite of their being old, they ran.',
    'Their feeling was quite different.',
    'I will speak to you myself.',
  ],
  'old and British phrases': [
    'It was hardly worth while to wait.',
    'They were none the less tired.',
    'He thought it time to go.',
    'She has had of late many visitors.',
    'You should stay here this night.',
  ],
  'nouns that may be verbs': [
    'They opened rapid fire at the gate.',
    'It came from want of use.',
    'She has a good name in the town.',
    'He was called upon to deal with it.',
    'They did much to make pictures popular.',
  ],
  comparisons: [
    'They told me later that his mother was ill.',
    'He was a man most honest with us.',
    'They went on at a more modest scale.',
    'It caused ill-temper that lasted for weeks.',
  ],
  'lists and labels': [
    'He drew his .45 and fired.',
    'If you will marry me, I will be happy.',
    'He does whatever he can to influence them.',
    'It was left out less for its price than for its size.',
    'She spoke of the economic, the political and the legal side.',
    'Even if there is paralysis, the lungs still work.',
  ],
}

describe('leaves edited prose alone:', () => {
  test.each(Object.entries(right))('%s', async (_, sentences) => {
    for (const sentence of sentences) {
      const found = (await checker.check(sentence)).filter(isMistake)
      expect(
        found.map(({ rule, replacements }) => `${rule}: ${replacements.join()}`),
        sentence,
      ).toEqual([])
    }
  })
})
