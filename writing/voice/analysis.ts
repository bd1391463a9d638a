import type { AnalysisAction } from '#schema/voice/contract.ts'

const THING =
  '(?:text|writing|document|draft|selection|paragraph|sentence|email|e mail|message|essay|letter|article|page|work|content|words|note|report|post|story|one)'
/** The possible objects of a command: "it", "this text", "my whole document". */
const IT = `(?:(?:the|my|this|that|our) (?:(?:whole|entire|selected|current|last) )?${THING}|it all|it|this|that|these|everything|${THING})`
const ERRORS =
  '(?:(?:any|all|the|my|some|its|this|for|spelling|grammar|typing|writing|punctuation|grammatical) )*(?:grammar|grandma|gramma|grammer|glamour|grammars|spelling|spellings|punctuation|mistakes?|errors?|typos?|issues)'
const TONE = '(?:sentiments?|sentimental|tone|mood|emotions?|feelings?)'
const MORE =
  '(?: (?:sound|look|read|be|seem|to be|a bit|a little|a lot|much|more|even|slightly|somewhat|bit|way))*'

/**
 * The wordings of each action. `IT` and similar names refer to the patterns above. The first match
 * wins.
 */
const ways: readonly (readonly [AnalysisAction, readonly string[]])[] = [
  [
    'send_email',
    [
      '(?:send|sent)(?: off)?(?: (?:it|this|that|(?:(?:the|my|this|that) )?(?:email|e mail|mail)|(?:the|my|this|that) (?:message|draft|reply)))?(?: off)?',
      'open(?: (?:it|this|that|(?:(?:the|my|this|that) )?(?:email|e mail|message|draft)))? (?:in|with) (?:(?:the|my|a) )?(?:email|e mail|mail)(?: (?:app|apps|program|client|application))?',
      '(?:mail|email|e mail) (?:it|this|that)',
    ],
  ],
  [
    'check_grammar',
    [
      '(?:check|fix|correct|find|review|show(?: me)?|look(?: for)?|search(?: for)?|spot|list|scan for|are there|is there|do i have|any)(?: IT)?(?: for)? ERRORS(?: (?:and|or) ERRORS)*(?: (?:in|of|on|for|from|with) IT)?',
      '(?:check|proofread|proof read|correct|review|spellcheck|spell check|grammar check|look over|fix|check over) IT(?: for ERRORS(?: (?:and|or) ERRORS)*)?',
      '(?:(?:run|do|start|perform|give me) )?(?:an? )?(?:grammar|grandma|spell|spelling) check(?:er)?(?: (?:on|of|in|for|over) IT)?',
      'proofread|proof read|spellcheck|check it for me|ERRORS in IT|any mistakes',
      'is (?:IT|(?:the|my) grammar)(?: (?:grammatically|spelled|written))? (?:correct|correctly|right|ok|okay)',
      "what(?: is|'s) wrong with IT",
    ],
  ],
  [
    'summarise',
    [
      '(?:summari[sz]e|summari[sz]ing|sum up|recap|tldr|tl dr)(?: IT)?|sum IT up',
      '(?:give me|write|make|create|generate|show me|i need)(?: me)? (?:(?:an?|the|short|quick|brief) )*summary(?: (?:of|for|from) IT)?',
      "summary(?: of IT)?|what(?: is|'s) IT about",
    ],
  ],
  [
    'make_shorter',
    [
      '(?:shorten|condense|trim|tighten|compress)(?: (?:up|down))?(?: IT)?(?: (?:up|down))?|cut IT down|cut down(?: on)? IT',
      '(?:make|write|keep|get|rewrite)(?: IT)?MORE (?:shorter|short|conciser|concise|concisely|brief|briefer|compact|tighter|less wordy|less long)',
      'shorter|more concise|too long|IT is too long',
    ],
  ],
  [
    'make_longer',
    [
      '(?:expand|elaborate|lengthen|extend|flesh out)(?: on)?(?: IT)?(?: (?:more|further|out))?|flesh IT out',
      '(?:make|write|get|rewrite)(?: IT)?MORE (?:longer|long|detailed|elaborate|in depth)',
      'longer|more detail|add(?: some)?(?: more)? details?(?: to IT)?|IT is too short',
    ],
  ],
  [
    'make_friendly',
    [
      '(?:make|write|keep|rewrite)(?: IT)?MORE (?:friendlier|friendly|warmer|warm|casual|informal|approachable|less formal|nicer|kinder|conversational)',
      'friendlier|warmer|more friendly|more casual|less formal|warm IT up',
    ],
  ],
  [
    'make_formal',
    [
      'formali[sz]e(?: IT)?',
      '(?:make|write|keep|rewrite)(?: IT)?MORE (?:formal|formally|professional|professionally|businesslike|official|less casual|less informal)',
      'more formal|more professional',
    ],
  ],
  [
    'make_simpler',
    [
      'simplify(?: IT)?',
      '(?:make|write|keep|rewrite)(?: IT)?MORE (?:simpler|simple|simply|easier|easy|clearer|clear|clearly|plain|plainer|readable|less complicated|less complex)(?: to (?:read|understand))?',
      'simpler|clearer|more simple|easier to read',
    ],
  ],
  [
    'improve',
    [
      '(?:improve|rewrite|rephrase|polish|enhance|reword|paraphrase|refine)(?: IT)?',
      'make(?: IT)?(?: (?:sound|read|flow|look|even))* (?:better|nice)|clean IT up',
    ],
  ],
  [
    'analyse_sentiment',
    [
      "(?:analy[sz]e|check|detect|measure|show(?: me)?|evaluate|assess|find|get|run|do|start|what(?: is|'s|s)?|test)(?: (?:the|my|an?|its|overall))* (?:TONE(?: analysis| check| score)?)(?: (?:of|in|for|on) IT)?",
      'analy[sz]e IT(?: for (?:its )?TONE)?|analy[sz]e IT TONE',
      'how (?:does|do|will|would|did|is) IT (?:sound|come across|land|feel|read|sounding)',
      '(?:does|is|do|did|will) IT(?: (?:sound|come across as|seem|feel|too|a bit|very))* (?:positive|negative|neutral|rude|polite|harsh|angry|aggressive)',
      '(?:the )?TONE (?:of|in) IT|tone check|sentiment check',
    ],
  ],
  [
    'count_words',
    [
      '(?:show me )?how many words(?: (?:are|is))?(?: there)?(?: (?:in|on))?(?: IT)?(?: (?:so far|now|here|long))?',
      '(?:show me )?how many words (?:do i have|i have|i have written|have i written|have i got|have i typed|did i write|does IT have|has IT|has IT got)(?: (?:so far|here|in IT|today))?',
      "(?:(?:what(?: is|'s|s)|show(?: me)?|give me|get|check|do) )?(?:(?:the|my|a) )?word ?count(?: (?:of|for|in) IT)?|IT word count",
      'count(?: (?:the|my|all))* words(?: (?:in|of) IT)?|how long is IT',
    ],
  ],
  [
    'read_back',
    [
      '(?:read|speak)(?: IT)?(?: (?:back|aloud|out loud|out|loud|loudly|again))*(?: to me)?(?: IT)?(?: (?:aloud|out loud|back))?',
      '(?:red|reed) IT (?:back|aloud|out loud)(?: to me)?|play IT(?: back)?|say IT back',
    ],
  ],
]

const patterns = ways.map(([action, texts]) => {
  const source = texts
    .join('|')
    .replaceAll('IT', IT)
    .replaceAll('ERRORS', ERRORS)
    .replaceAll('TONE', TONE)
    .replaceAll('MORE', MORE)
  return [action, new RegExp(`^(?:${source})$`, 'u')] as const
})
/** Maximum length of a wording. */
const PHRASE_MAX = 120

/** Returns the AI action that a phrase requests, or null. `emailIn` handles email requests. */
export function analysisIn(phrase: string): AnalysisAction | null {
  if (phrase.length > PHRASE_MAX) return null
  return patterns.find(([, pattern]) => pattern.test(phrase))?.[0] ?? null
}
