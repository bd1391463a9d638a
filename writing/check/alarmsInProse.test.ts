import { beforeAll, describe, expect, test } from 'vitest'

import { sharedChecker } from '#tests/support/sharedChecker.ts'

import type { Checker } from './checker.ts'
import { isMistake } from './issues.ts'

let checker: Checker
beforeAll(async () => {
  checker = await sharedChecker()
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
  'where no clause follows': [
    'The mistakes they made were those of youth.',
    'He let out a cry and ran to and fro.',
    'Who we are is shaped by our friends.',
    'In his right hand he carried a lamp.',
    'The boxes after it are the same.',
    'They reached the hut ready dressed for dinner.',
    'She hopped across the stream.',
  ],
  'one of a group, and many of them': [
    'He was one of the clergy.',
    'It is one of the permanent and most important parts of the house.',
    'A few of the enemy got away.',
    'Many cast shocked looks at him.',
    'A warmth which he had missed came back.',
    'It takes both training for the work and courage.',
  ],
  'a verb, a noun or an adverb that looks like another one': [
    'The water can is empty.',
    'Her good will could not be denied.',
    'They might resent the view.',
    'She ought not to be sent away.',
    'I have write permission for the folder.',
    'They sawed the top off the box.',
  ],
  'prepositions in their place': [
    'He flew in today.',
    'We can go on tomorrow.',
    'She looked up at the sky.',
    'He looked me in the eyes.',
    'They took advantage of their right to speak.',
    'I mention them simply as examples.',
  ],
  'abbreviations, initials and names of programs': [
    'It lay 100 yds. from the ship.',
    'The San Jose, Calif. network grew.',
    'It was printed by W. W. Hale in New York.',
    'You need an xterm to see it.',
    'Their book Are We So Different? and its sequel sold well.',
    'It takes two values. tolerant (a boolean) is the first.',
    'We started qzmd, and qzmd stopped.',
    'It returns an HttpError.',
    'The kernel starts pppd on the server.',
    'Run the script on the server. wvdial copes fine with this.',
    'They waited and waited… eg. for the bus.',
    'The keylist is an array.',
    'The Labour party lost.',
  ],
  'commas that careful writers leave out': [
    'Finally he stood up.',
    'Meanwhile we waited.',
    '"I forget," said Ann. "I suppose I did. But I never liked it.',
  ],
  'terms, species and forms of rare words': [
    'The petroglyphs are old.',
    'Haemophilus influenzae and T. cruzi spread.',
    'The posterolateral oligopeptide was new.',
    "He was doing nothin' at all.",
    'They made it ex nihilo.',
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
