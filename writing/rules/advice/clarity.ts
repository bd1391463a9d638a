import { verbForms, inflect } from '#writing/tagger/verbs/inflect.ts'

import type { Case, Rule } from '../rule.ts'
import { tableCases } from './table.ts'

/**
 * `make a decision | decide`: every form of the verb with its object becomes the same form of the
 * plain verb.
 */
const nominal = (table: string): readonly Case[] =>
  table
    .trim()
    .split('\n')
    .flatMap(line => {
      const [phrase = '', plain = ''] = line.split('|').map(part => part.trim())
      const [verb = '', ...rest] = phrase.split(' ')
      const [plainVerb = '', ...plainRest] = plain.split(' ')
      return verbForms.map((form): Case => [
        [`[${inflect(verb, form)}`, ...rest].join(' ') + ']',
        [inflect(plainVerb, form), ...plainRest].join(' '),
      ])
    })

/** Wording that makes a sentence harder to read than necessary. */
export const clarity: readonly Rule[] = [
  {
    id: 'HiddenVerb',
    category: 'clarity',
    message: 'A verb hidden in a noun',
    explanation:
      'A plain verb is shorter and livelier than a noun that hides it: “decide” for “make a decision.”',
    cases: nominal(`
      make a decision to | decide to
      make a decision about | decide on
      make a decision on | decide on
      make an assumption that | assume that
      make an attempt to | try to
      make a recommendation that | recommend that
      make a suggestion that | suggest that
      make a comparison between | compare
      make improvements to | improve
      make changes to | change
      make an adjustment to | adjust
      make use of | use
      make reference to | refer to
      make a request for | request
      make a contribution to | contribute to
      give consideration to | consider
      give an explanation of | explain
      give assistance to | help
      give approval to | approve
      give a description of | describe
      provide assistance to | help
      provide support to | support
      provide an explanation of | explain
      provide a description of | describe
      provide an overview of | outline
      conduct an investigation of | investigate
      conduct an investigation into | investigate
      conduct an analysis of | study
      conduct a review of | review
      conduct a survey of | survey
      perform an analysis of | study
      perform an evaluation of | evaluate
      perform a review of | review
      perform an assessment of | assess
      carry out an analysis of | study
      carry out an investigation of | investigate
      carry out a review of | review
      reach a conclusion that | conclude that
      come to the conclusion that | conclude that
      take into consideration | consider
      have a discussion about | discuss
      have a need for | need
      have an effect on | affect
      have an impact on | affect
      have a tendency to | tend to
      have the ability to | be able to
      hold a meeting with | meet
      put emphasis on | stress
      place emphasis on | stress
      express disagreement with | disagree with
    `),
    confidence: 0.55,
    unless: ['have the ability to'],
    goals: { domain: ['general', 'academic', 'business', 'technical'] },
    examples: {
      wrong: [
        ['We made a decision to wait.', 'We decided to wait.'],
        ['They are conducting an analysis of it.', 'They are studying it.'],
      ],
      right: ['We decided to wait.', 'It was a decision that we made.'],
    },
  },
  {
    id: 'WeakOpening',
    category: 'clarity',
    message: 'Weak opening',
    explanation: 'These opening words delay your point, so start with what matters.',
    cases: [
      ['< [there are d:many|some|several|few|$number|countless n:#plural who|that|which] #word', '{d} {n}'],
      ['< [there are d:many|some|several|few|$number a:@ADJ n:#plural who|that|which] #word', '{d} {a} {n}'],
      ['< [there are people who|that] #word', 'some people'],
      ['< [it is important to note|say|see that]', 'note that'],
      ['< [it should|must be noted|emphasized that]', 'note that'],
      ['< [it is a fact that]', 'in fact,'],
      ['< [it is evident|obvious|clear that]', 'clearly,'],
      ['< [what i mean is that]', 'I mean that'],
      ['< [the thing is that|,]', 'in fact,'],
    ],
    confidence: 0.5,
    goals: { formality: ['neutral', 'formal'] },
    examples: {
      wrong: [
        ['There are many people who drink tea.', 'Many people drink tea.'],
        ['It should be noted that it rained.', 'Note that it rained.'],
      ],
      right: ['Many people like tea.', 'There are many people here.'],
    },
  },
  {
    id: 'Jargon',
    category: 'clarity',
    message: 'Jargon for general readers',
    explanation: 'Not all readers may know this word, and a plainer one is clear right away.',
    cases: tableCases(`
      leverage our | use our
      leverage the | use the
      leveraging | using
      synergy | cooperation
      synergies | joint gains
      paradigm shift | big change
      circle back | come back
      touch base | talk
      deep dive into | close look at
      deep dive | close look
      action items | tasks
      action item | task
      going forward , | from now on,
      moving forward , | from now on,
      reach out to | contact; ask
      move the needle | make a difference
      best - in - class | leading
      learnings | lessons
      ideate | think of ideas
      incentivize | encourage
      operationalize | put into practice
      actionable | practical
      impactful | effective
      per annum | a year
      inter alia | among other things
      ergo | so
      heretofore | until now
      aforementioned | this
      vis - à - vis | compared with
      in lieu of | instead of
      pursuant to | under
      ascertain | find out
      endeavor to | try to
      endeavour to | try to
      commence | begin
      terminate the | end the
      disseminate | spread
      ameliorate | improve
      elucidate | explain
      effectuate | bring about
      promulgate | announce
      remuneration | pay
      granularity | detail
      core competencies | main strengths
      thought leadership | expert knowledge
      value - add | benefit
      low - hanging fruit | easy first step
      boil the ocean | try to do everything
      take it offline | talk later
      bandwidth to | time to
      onboard new | welcome new
    `),
    goals: { audience: ['general'], domain: ['general', 'business', 'academic'] },
    confidence: 0.5,
    note: 'The clean sets have sentences about jargon itself; it is advice.',
    examples: {
      wrong: [
        ['Let us circle back on Friday.', 'Let us come back on Friday.'],
        ['We disseminate news.', 'We spread news.'],
      ],
      right: ['Let us come back on Friday.', 'The network has enough bandwidth.'],
    },
  },
  {
    id: 'DoubleHedge',
    category: 'tone',
    message: 'Double hedge',
    explanation: 'Two cautious words make you sound unsure, and one is enough.',
    cases: [
      ['[might possibly]', 'might'],
      ['[may possibly]', 'may'],
      ['[could possibly] -(go|be)', 'could'],
      ['[may perhaps]', 'may'],
      ['[might perhaps]', 'might'],
      ['[perhaps maybe|possibly]', 'perhaps'],
      ['[maybe perhaps|possibly]', 'maybe'],
      ['[seems to suggest]', 'suggests'],
      ['[seem to suggest]', 'suggest'],
      ['[appears to suggest|indicate]', 'suggests'],
      ['[it would appear|seem that]', 'it seems that'],
      ['[i think maybe]', 'maybe'],
      ['[i think that maybe]', 'maybe'],
      ['[i believe that maybe|perhaps]', 'perhaps'],
      ['[i just wanted to] (say|let|ask|check|follow|inform|thank|tell|mention)', 'I would like to'],
      ['[i was just wondering] if', 'could you say'],
      ['[sort|kind of] (think|feel|believe|hope|want)', ''],
      ['[more or less] (the same|equal|equally)', ''],
    ],
    confidence: 0.5,
    goals: { domain: ['general', 'academic', 'business', 'technical'] },
    examples: {
      wrong: [
        ['It might possibly rain.', 'It might rain.'],
        ['I think maybe we should go.', 'Maybe we should go.'],
      ],
      right: ['It might rain.', 'Perhaps it will rain.'],
    },
  },
  {
    id: 'IntensifiedAdjective',
    category: 'style',
    message: 'Weak “very” or “really”',
    explanation: 'One strong word says more than “very” and a weak one.',
    cases: tableCases(`
      very tired | exhausted
      very hungry | starving
      very cold | freezing
      very big | huge
      very small | tiny
      very angry | furious
      very bad | terrible
      very beautiful | gorgeous; stunning
      very happy | delighted
      very sad | miserable
      very scared | terrified
      very dirty | filthy
      very clean | spotless
      very funny | hilarious
      very interesting | fascinating
      very surprised | astonished
      very tasty | delicious
      very wet | soaked
      very old | ancient
      very crowded | packed
      very important | crucial; essential
      very different | quite distinct
    `),
    unless: ["not|n't|never very", 'very important person|people'],
    goals: { domain: ['creative', 'academic', 'business'] },
    confidence: 0.4,
    examples: {
      wrong: [
        ['After the walk, we were very tired.', 'After the walk, we were exhausted.'],
        ['It was very cold.', 'It was freezing.'],
      ],
      right: ['It was freezing.', 'It was not very cold.'],
    },
  },
]
