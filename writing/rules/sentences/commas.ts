import type { Rule } from '../rule.ts'

/** Possible beginnings of a main clause. */
const subject =
  '$subjectPronoun|there|this|these|those|$possessive|the|a|an|some|many|most|people|everyone|everybody|nobody'

/** Possible words after an opening phrase. */
const opening = `${subject}|if|when|as|because|@PROPN|#plural`

/** Openings of a clause that precedes the main clause. */
const opener =
  'if / when / although / though / because / while / unless / whenever / as soon as / even if / even though / after / before / once / as'

/** Words that do not open another clause inside that one. */
const plainWord =
  '!that&!who&!which&!what&!how&!where&!because&!if&!when&!say&!says&!said&!know&!think&!believe&!feel&!hope&!guess&!and&!or&#word'

/** Commas after the opening of a sentence, and between two sentences. */
export const commas: readonly Rule[] = [
  {
    id: 'CommaAfterLinkingPhrase',
    category: 'punctuation',
    message: 'Missing comma after a linking phrase',
    explanation: 'A comma sets off a phrase that links this sentence to the one before.',
    cases: [
      ['< and|but? [for example|instance] #word|#number', '{},'],
      [`< and|but|so? [in conclusion|summary|short|contrast|brief|addition] ${opening}`, '{},'],
      [`< and|but|so? [in other|simple words] ${opening}`, '{},'],
      [`< and|but|so? [in my|our opinion|view|case|experience] -(i think|believe) ${opening}`, '{},'],
      [`< and|but? [on the? other|one hand] ${opening}`, '{},'],
      [`< [on the contrary] ${opening}`, '{},'],
      [`< [as a result|consequence|conclusion|rule] ${opening}`, '{},'],
      [`< [as a matter of fact] ${opening}`, '{},'],
      [`< [first of all] ${opening}`, '{},'],
      [`< [to sum up] ${opening}`, '{},'],
      [`< [to conclude|summarize|summarise] ${opening}`, '{},'],
      [`< [to begin|start with] ${opening}`, '{},'],
      [`< [above all] ${opening}`, '{},'],
      // Excludes “after all the years” and “after all we have done, …”.
      ['< [after all] $subjectPronoun|there -((!,){1,14} ,)', '{},'],
      [`< [all in all] ${opening}`, '{},'],
      [`< and? [after that] ${opening}`, '{},'],
      [`< [by the way] ${opening}`, '{},'],
      [`< [from my point of view] ${opening}`, '{},'],
      [`< [as far as i am concerned] ${opening}`, '{},'],
      [`< [because of this|that] ${opening}`, '{},'],
      [`< [in today 's world|society|life] ${opening}`, '{},'],
      [`< [in todays world|society|life] ${opening}`, '{},'],
      [`< [in the modern world|society|age] ${opening}`, '{},'],
      [`< [to my|our|his|her surprise|knowledge|mind|disappointment|delight] ${opening}`, '{},'],
    ],
    confidence: 0.75,
    note: 'The unedited half of the clean sets leaves this comma out.',
    examples: {
      wrong: [
        ['For example they can play football.', 'For example, they can play football.'],
        ['In my opinion it is wrong.', 'In my opinion, it is wrong.'],
        ['On the other hand the food was good.', 'On the other hand, the food was good.'],
      ],
      right: [
        'For example, they can play football.',
        'In addition to this, it rained.',
        'As a result of it, many died.',
        'After all the work, we were tired.',
        'After all we have done, you leave.',
      ],
    },
  },
  {
    id: 'CommaAfterLinkingWord',
    category: 'punctuation',
    message: 'Missing comma after an introductory word',
    explanation: 'A word that links two sentences is set off with a comma: “However, we stayed.”',
    cases: [
      [
        `< [firstly|secondly|thirdly|fourthly|lastly|additionally|moreover|furthermore|nevertheless|nonetheless|unfortunately|fortunately|luckily|sadly|similarly|nowadays|thereby|basically|personally|obviously|honestly] ${subject}|if|when|because|in|from|with|for|even|its|as|@PROPN|#plural`,
        '{},',
      ],
      ['< [meanwhile|consequently] the|@PROPN|#plural', '{},'],
      [`< [also|therefore|besides] $subjectPronoun|there|the|these|this|its|it #verb|@NOUN|@ADJ|@ADV`, '{},'],
      [
        `< [however] $subjectPronoun|there|the|these|this|if|when|@PROPN @AUX|@VERB|@NOUN|@ADJ|@ADV|@PROPN`,
        '{},',
      ],
      [`< [yes|no] $subjectPronoun|that|there|this @AUX|@VERB|'s|'m|'re`, '{},'],
      ['< [second|third|fourth] $subjectPronoun|there|if|when|the -(time|one|year|of)', '{},'],
    ],
    unless: ['no one|longer'],
    confidence: 0.75,
    note: 'Careful writers leave the comma out after “finally,” “meanwhile” and “consequently.”',
    examples: {
      wrong: [
        ['Moreover they have to learn.', 'Moreover, they have to learn.'],
        ['However I still believe it.', 'However, I still believe it.'],
        ['Yes I know.', 'Yes, I know.'],
      ],
      right: ['However hard you try, it stays.', 'Finally it stopped.', 'Meanwhile we left.', 'No one came.'],
    },
  },
  {
    id: 'CommaAfterClause',
    category: 'punctuation',
    message: 'Missing comma between the clauses',
    explanation: 'When a sentence begins with “if,” “when” or “because,” put a comma before the main part.',
    cases: [
      [
        `< and|but|so? (${opener}) $subjectPronoun|people|students|there|$determiner (!,&${plainWord}){2,9} [x:@NOUN|@ADJ|@ADV&!$question&!until&!so|@VERB&!$saying|it|them|him|me|us] i|he|she|we|they|you $fullModal|ca|wo|@AUX|'ll|'d|@VERB&!#ing`,
        '{x},',
      ],
      [
        `< and|but|so? (${opener}) $subjectPronoun|people|students|there (!,&${plainWord}){2,7} [x:@NOUN|@ADJ|it|them|him|me|us] $possessive|the|these|this @ADJ? @NOUN $fullModal|ca|wo|is|are|was|were|has|have|had`,
        '{x},',
      ],
    ],
    unless: [',', ';', 'whether|than|so that', '?'],
    sets: {
      saying:
        'say says said think thinks thought know knows knew believe believes hope hopes wish wishes feel feels felt guess suppose see',
    },
    confidence: 0.7,
    note: 'The unedited half of the clean sets leaves this comma out.',
    examples: {
      wrong: [
        [
          'If you want a good product you should pay for it.',
          'If you want a good product, you should pay for it.',
        ],
        ['When the long film ended we went home.', 'When the long film ended, we went home.'],
      ],
      right: [
        'If you want a good product, you should pay.',
        'When he says it we know that it is true, mostly.',
        'Because she said he lied.',
        'If I was late I ran.',
      ],
    },
  },
  {
    id: 'CommaAfterOpeningPhrase',
    category: 'punctuation',
    message: 'Missing comma after the opening phrase',
    explanation: 'A comma after an opening phrase shows readers where the main part begins.',
    cases: [
      [
        '< and|but|so? even|only? in|as|at|on|by|without|after|during|with|from|for|through|despite|since|before|until|within (@DET|@ADJ|$possessive|@NUM|#ing|this|that|these|those){0,3} (@NOUN|@PROPN of|in @DET|$possessive? @ADJ? /[a-z]{3,}/) [x:@NOUN&!$link|these|those] i|he|she|we|they|there|you|it @AUX|@VERB',
        '{x},',
      ],
      [
        '< without|despite (@DET|@ADJ|$possessive){0,3} [x:@NOUN&!$link] $subjectPronoun|there @AUX|@VERB',
        '{x},',
      ],
      [
        '< and|but|so? in|at|on|by|without|after|during|with|from|for|through|despite|since|before (@DET|@ADJ|@NOUN|$possessive|@NUM|this|that|these|those){2,3} [x:@NOUN&!time&!order&!$link] the|a|an|this|these|my|our|their|many|most|some|people @ADJ? (@NOUN $finite)',
        '{x},',
      ],
      ['< by #ing [x:this|that|it|so] $subjectPronoun @AUX|@VERB', '{x},'],
      ['< by #ing $determiner? @ADJ? [x:@NOUN] $subjectPronoun|people @AUX|@VERB', '{x},'],
    ],
    confidence: 0.7,
    dialects: ['US', 'CA'],
    note: 'British prose leaves this comma out, and all prose does so after a short phrase.',
    unless: [
      'at the same time',
      // The clause modifies the noun: “by the time they came”, “since the day we met”.
      'the @ADJ? $moment $subjectPronoun (@AUX|@VERB)',
    ],
    sets: {
      moment:
        'time moment instant minute second hour day night morning evening week month year summer winter way',
      link: 'moment part case cases example instance conclusion summary short fact contrast brief general addition words opinion view experience situation situations hand contrary whole result consequence rule matter world society life age surprise knowledge mind disappointment delight',
      finite: 'is are was were has have had will would can could does do did must should',
    },
    examples: {
      wrong: [
        ['Without facts there will be no agreement.', 'Without facts, there will be no agreement.'],
        ['At the end of the film they go home.', 'At the end of the film, they go home.'],
        ['In a market economy the price is free.', 'In a market economy, the price is free.'],
        ['By doing this we can learn.', 'By doing this, we can learn.'],
      ],
      right: [
        'Without facts, there will be no agreement.',
        'In 2014 he went home.',
        'In a market economy, the price is free.',
        'By the time the bus came, it rained.',
        'By the time they came it rained.',
        'For a moment he was silent.',
        'In the train she slept.',
        'Since the day we met he has been kind.',
      ],
    },
  },
]
