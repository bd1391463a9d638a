import { subjunctive } from '../moods.ts'
import type { Rule } from '../rule.ts'

/** "Do", "does" and "did" in questions and negatives. */
export const doSupport: readonly Rule[] = [
  {
    id: 'DidPast',
    category: 'grammar',
    message: 'No past form after “did”',
    explanation:
      '“Do,” “does” and “did” already show the tense, so the next verb has no ending: “did not go.”',
    cases: [
      [
        "do|does|did|doesnt|didnt|dont not|n't (really|even|always|ever|also|just|actually)? [v:#past&!#base&#verb&!~be&!~have]",
        '{v.base}',
      ],
      [
        "do|does|did not|n't (really|even|always|ever|also|just|actually)? [v:#participle&!#past&!#base&@VERB&!~be]",
        '{v.base}',
      ],
      [
        "do|does|did not|n't (really|even|always|ever|also|just|actually)? [v:#s&@VERB&!~be&!~have]",
        '{v.base}',
      ],
      ["do|does|did not|n't (really|even|always|ever|also|just|actually)? [has|had]", 'have'],
      ["do|does|did not|n't (really|even|always|ever|also|just|actually)? [been]", 'be'],
      ["do|does|did not|n't (really|even|always|ever|also|just|actually)? [v:#ing&@VERB&!being]", '{v.base}'],
    ],
    unless: ["do|does|did not|n't (mean)? unrelated|limited|needed"],
    examples: {
      wrong: [
        ["I didn't went there.", "I didn't go there."],
        ['He does not likes it.', 'He does not like it.'],
        ["They didn't had time.", "They didn't have time."],
        ["I don't going out.", "I don't go out."],
      ],
      right: ["I didn't go there.", 'He did not put it there.'],
    },
  },
  {
    id: 'DidYouWent',
    category: 'grammar',
    message: 'No past form after “did” in a question',
    explanation:
      '“Do,” “does” and “did” already show the tense, so the main verb has no ending: “Did you go?”',
    cases: [
      [
        "+<(< / what|where|why|how|when|who|which|@NOUN) did|does|do n't? $subjectPronoun (really|ever|also|just|always)? [v:#past&!#base&#verb&!~be&!~have]",
        '{v.base}',
      ],
      [
        "+<(< / what|where|why|how|when|who|which|@NOUN) did|does|do n't? $subjectPronoun (really|ever|also|just|always)? [v:#s&@VERB&!~be&!~have]",
        '{v.base}',
      ],
      [
        "+<(< / what|where|why|how|when|who|which|@NOUN) did|does|do n't? $subjectPronoun (really|ever|also|just|always)? [has|had]",
        'have',
      ],
      ['< did|does|do @DET|$possessive @ADJ? @NOUN [v:#past&!#base&#verb&!~be&!~have]', '{v.base}'],
      ['< did|does|do @DET|$possessive @ADJ? @NOUN [v:#s&@VERB&!~be&!~have]', '{v.base}'],
    ],
    examples: {
      wrong: [
        ['Did you went home?', 'Did you go home?'],
        ['What does he wants?', 'What does he want?'],
        ['Does she has a car?', 'Does she have a car?'],
      ],
      right: ['Did you go home?', 'What he did it cost him.', 'Whatever he did made sense.'],
    },
  },
  {
    id: 'NotWithoutDo',
    category: 'grammar',
    message: 'Use “do” to make this negative',
    explanation: 'To make most verbs negative, use “do not,” “does not” or “did not”: “I do not like it.”',
    cases: [
      ['+<(< / $clauseWord) i|we|you|they [not v:$verb]', 'do not {v}'],
      ['+<(< / $clauseWord) i|we|you|they [no v:$verb]', 'do not {v}'],
      ['+<(< / $clauseWord) he|she|it [not v:$verb]', 'does not {v}'],
      ['+<(< / $clauseWord) he|she|it [no v:$verb]', 'does not {v}'],
      ['+<(< / $clauseWord) he|she|it [not v:#s&@VERB&!~be&!~have]', 'does not {v.base}'],
      ['+<(< / $clauseWord) people|students|children [not v:$verb]', 'do not {v}'],
      [
        '-<(~do|$modal) (i|we|you|they) [not] like|have|know|want|understand|need (the|a|an|it|to|this|that|him|her|them|any|much|many|what|how)',
        'do not',
      ],
    ],
    sets: {
      verb: 'like have know want understand need agree think believe remember see go eat speak care get buy live',
    },
    unless: ['$modal|do|does|did i|we|you|they|he|she|it not', ...subjunctive, 'why|whether|or not'],
    examples: {
      wrong: [
        ['I not like it.', 'I do not like it.'],
        ['She said that he not know.', 'She said that he does not know.'],
        ['We no have time.', 'We do not have time.'],
      ],
      right: ['Do I not know you?', 'I do not like it.', 'They ask that he not go.'],
    },
  },
  {
    id: 'DoNotBe',
    category: 'grammar',
    message: 'Use “be” without “do”',
    explanation: '“Be” forms questions and negatives without “do”: “He is not here.”',
    cases: [
      ["[does n't|not is]", 'is not'],
      ["[do n't|not are]", 'are not'],
      ["i [do n't|not am]", 'am not'],
      ["[did n't|not was]", 'was not'],
      ["[did n't|not were]", 'were not'],
      ["he|she|it [does n't|not be]", 'is not'],
    ],
    examples: {
      wrong: [
        ["He doesn't is here.", 'He is not here.'],
        ["They don't are ready.", 'They are not ready.'],
      ],
      right: ['He is not here.', 'What we do not is the question.'],
    },
    unless: ['what|who|those|things'],
  },
  {
    id: 'AreYouAgree',
    category: 'grammar',
    message: 'Use “do” in this question',
    explanation: 'With most verbs, a question takes “do,” “does” or “did” instead of “be”: “Do you agree?”',
    cases: [
      ['+<(< / what|where|why|how|when|who) [are] (you|they|we) $plainVerb|need|love|have', 'do'],
      ['+<(< / what|where|why|how|when|who) [is] (he|she|it) $plainVerb|need|love|have', 'does'],
      [
        '+<(< / what|where|why|how|when|who) [was|were] (he|she|it|you|they|we) $plainVerb|need|love|have',
        'did',
      ],
      ['+<(< / what|where|why|how|when|who) [am] i $plainVerb|need|have', 'do'],
    ],
    unless: ['become|come|read|live '],
    examples: {
      wrong: [
        ['Are you agree with me?', 'Do you agree with me?'],
        ['What is he want?', 'What does he want?'],
      ],
      right: ['Are you working?', 'Do you agree with me?', 'Are they like us?'],
    },
  },
]
