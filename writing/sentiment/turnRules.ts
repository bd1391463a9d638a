/** A wording that turns the sentiment words next to it: "nothing to worry about", "hardly enjoyed". */
export interface TurnRule {
  /** Matched against the words in lower case, joined by spaces, with " , " at a break. */
  cue: RegExp
  /** The words that may be between the cue and what it turns: every word, or light ones only. */
  between: 'any' | 'light'
  /** Which side of the cue is turned, and how many words of it. */
  side: 'after' | 'before'
  reach: number
  /** Factors of the valences of good and bad words. Default: they stay. */
  good?: number
  bad?: number
  /** The cue's own valence where it turns a bad word: a repair is good news. */
  own?: number
}

/** A denied word is weaker than its opposite: "not a failure" is no triumph. */
const DENIED = -0.35
/** Weak praise is criticism. */
const WEAK = -0.6
/** Praise of the past implies that it is over. */
const PAST = -0.35

const after = (cue: RegExp, rule: Partial<TurnRule>): TurnRule => ({
  cue,
  between: 'light',
  side: 'after',
  reach: 6,
  ...rule,
})
const denied = { good: WEAK, bad: DENIED }

/** "No one could do it better" denies nothing. */
const NOT_COMPARED = String.raw`(?!(?: [\w']+){0,5} (?:better|more|such|happier|nicer|kinder|worse|prouder|easier|warmer)\b)`
/** "Never so bad" and "never this bad" deny nothing either. */
const NOT_STRESSED = String.raw`(?!(?: [\w']+){0,2} (?:so|this)\b)`
const AUXILIARY =
  '(?:could|can|would|will|was|is|were|has|had|have|felt|left|went|got|need|needs|should|may|seemed|ever)'

const denials: readonly TurnRule[] = [
  after(
    /\b(?:nothing|not anything|isn't anything|not much|isn't much|never anything|not one thing|(?<!\b(?:a|the) )little) (?:at all |really |here )?(?:to|for (?:you|me|us|him|her|them|anyone) to)\b/g,
    denied,
  ),
  after(
    /\b(?:no|any|little|without|zero) (?:\w+ )?(?:reason|need|cause|grounds|call|necessity|point in|use|basis|occasion)(?: whatsoever| at all| here)?(?: to| for(?= (?:\w+ )?(?:alarm|concern|complaint|complaints|worry|panic|fear|regret|anger|despair|criticism|doubt|distress|anxiety|grief|shame|sadness|embarrassment))| for (?:you|me|us|him|her|them|anyone) to|(?<=point in))\b/g,
    denied,
  ),
  after(
    new RegExp(
      String.raw`\b(?:no one|nobody|noone|none of (?:us|them|the \w+)|not (?:one|a single) \w+)(?: (?:in|on|at|of|from) (?:the|our|my|this) \w+)? ${AUXILIARY}\b${NOT_COMPARED}`,
      'g',
    ),
    denied,
  ),
  after(
    new RegExp(
      String.raw`(?<!\b(?:not|isn't|wasn't|never) (?:too |so |very |that )?)\b(?:hard|difficult|impossible|tough|unable|unlikely|struggle|struggled|struggling|(?:have|has|had) yet) to\b${NOT_COMPARED}`,
      'g',
    ),
    denied,
  ),
  after(
    /\b(?:anything but|(?<!not )far from|nowhere near|a far cry from|by no means|in no way|not in the least|not the least bit|at no (?:point|time)|not at all|never once|not nearly)\b/g,
    denied,
  ),
  after(
    new RegExp(
      String.raw`\b(?:not|never${NOT_COMPARED}${NOT_STRESSED}|\w+n't|cannot)(?= (?:\w+ ){0,2}(?:call|think|consider|say|find|feel|be|been|have|see|describe|seem|look|sound|get|give|need|want|a|the|any|something|anything)\b)`,
      'g',
    ),
    denied,
  ),
  after(/\bneither (?:[\w']+ ){1,4}nor (?:[\w']+ ){1,4}?(?:is|are|was|were|seemed|felt|looked)\b/g, denied),
  after(
    /\b(?:no one|nobody|not|never|\w+n't|cannot)(?: \w+)? (?:call|consider|describe|find) (?:this|that|the|my|our|your|his|her) \w+(?: as)?\b/g,
    denied,
  ),
  after(
    /\b(?:not|isn't|wasn't|aren't|hardly|never) (?:exactly )?(?:what|something|somewhere|how) (?:i|we|you|anyone|one|most people|i'd|we'd|you'd) (?:would |could |can )?(?:call|consider|describe as|describe|recommend)\b/g,
    denied,
  ),
  after(
    /\b(?:nothing|not a thing|no part|no aspect|nobody) (?:about|in|on|of|at) (?:\w+ ){1,5}?(?:is|was|were|are|felt|seemed|looked)\b/g,
    denied,
  ),
  after(
    /\b(?:no|without|any|zero) (?:\w+ )?(?:signs?|traces?|evidence|hint|risk|danger|chance|fear|record|possibility|threat|indication|symptoms?) (?:of|that)\b/g,
    { ...denied, between: 'any', reach: 4 },
  ),
  after(
    /\b(?:free (?:of|from)|lack of|lacks|lacked|absence of|hardly any|barely any|scarcely any|next to no|virtually no|almost no|(?<!\b(?:a|the|first|last|next|these|those|quite a) )(?:very )?few)\b/g,
    denied,
  ),
]

const weakened: readonly TurnRule[] = [
  after(
    /\b(?:hardly|barely|scarcely)\b(?! (?:wait|contain|believe|a (?:day|week|month)|(?:be|have been|get|ask for|find|imagine|have had|have asked for)(?: \w+){0,3} (?:better|more|\w{2,}ier|nicer|kinder|warmer|easier)))/g,
    { good: WEAK, bad: DENIED },
  ),
  after(/(?<!\b(?:no|nothing|not|never|none the|much|more or|is|far) )\bless than(?= [a-z]{4,})/g, {
    ...denied,
    reach: 3,
  }),
  after(/(?<!\b(?:no|nothing|not|never|none the|more or|any) )\bless(?! (?:than|is))\b/g, {
    good: -0.45,
    bad: DENIED,
    reach: 2,
  }),
  after(
    /(?<!\b(?:a|an|this|that|my|our|your|his|her|its|their|great|nice|lovely|cute|sweet|good|perfect|charming|wonderful|every|some) )\blittle(?: or no| if any| to no| real| true| sense of)?(?= (?:help|use|value|pleasure|joy|comfort|hope|interest|benefit|support|respect|appeal|charm|care|fun|enthusiasm|sympathy|confidence|faith|trust|satisfaction|success|worth|love|appreciation|gratitude|progress|talent|warmth|kindness|praise|excitement|relief|credit|improvement|consideration|empathy|understanding|patience|effort|humor|courtesy|reward|advantage|merit|loyalty|happiness|enjoyment|chance|thanks)\b)/g,
    { good: -0.8, reach: 1 },
  ),
  after(
    /\b(?:offers?|offered|has|have|had|shows?|showed|took|takes?|found|finds?|gets?|got|gives?|gave|provides?|provided|brings?|brought|holds?|saw|see|sees|adds?|added|felt|feel|received|is|was) (?:very |so |too )?little(?= (?:good|positive|nice|[a-z]+ (?:or|and|to|in|of|about|for|from|that)))/g,
    { between: 'any', good: -0.7, reach: 3 },
  ),
  after(/\b(?:little|no|without|any) (?:hope|chance|prospect|likelihood)\b/g, { between: 'any', good: WEAK }),
  after(
    /(?<!\b(?:never|not|n't|cannot|won't|didn't|doesn't) )\b(?:failed|fails|fail|refused|refuses|neglected|unwilling) to\b/g,
    { good: WEAK, reach: 4 },
  ),
  after(/\b(?:too|not) \w+ to(?= (?:enjoy|like|love|help|please|satisfy|impress|recommend|be))\b/g, {
    good: WEAK,
    reach: 3,
  }),
]

const LOVED =
  '(?:love|like|enjoy|adore|be|have|look|feel|work|trust|respect|admire|appreciate|recommend|swear|think|find|make|makes|serve|offer|bring|give|taste|run|go|get|come|provide|sell|play|deliver|shine|count|treat|laugh|smile)'
const CHANGE =
  '(?:new|latest|last|recent|update|updates|updated|upgrade|change|changed|changes|took|take|taken|moved|sold|redesign|redesigned|renovation|version|management|owner|owners|switched|bought|stopped|broke|ruined|removed|raised|merger|increase|increased|closed|replaced|started|began|became|left|turned|got|went|decided|arrived|outsourced|cut)'
const ONCE_GOOD =
  '(?:loved|liked|enjoyed|adored|was|were|worked|had|used|trusted|admired|thought|seemed|felt|tasted|went|ran|served|made|looked)'

const past: readonly TurnRule[] = [
  after(
    new RegExp(
      String.raw`(?<!\b(?:am|is|are|was|were|be|been|being|get|gets|got|getting|become|became|grow|grew|grown|'m|'re|\w+'(?:m|re|s)) (?:\w+ly )?)\b(?:used to (?:always |really |also |absolutely |just |all |both )?(?=${LOVED}\b))`,
      'g',
    ),
    { between: 'any', reach: 7, good: PAST, bad: -0.2 },
  ),
  {
    cue: new RegExp(
      String.raw`(?<=\b${ONCE_GOOD}\b(?: [\w']+){0,8} (?:, )?(?:right )?(?:up )?)(?:until|till|before)(?= (?:(?:they|you|it|he|she|we|someone|i) (?:\w+ )?(?:${CHANGE}|\w+ed)\b|recently|lately|now\b|(?:last|this) (?:week|month|year|update|version)|(?:the|this|that|your|its|their) (?:\w+ )?${CHANGE}\b))`,
      'g',
    ),
    between: 'any',
    side: 'before',
    reach: 9,
    good: PAST,
  },
  after(
    /\b(?:(?:was|were|had) once(?! again| more)|once (?=(?:was|were|loved|enjoyed|liked|adored|admired|considered|thought|had|proud|great|beloved|beautiful|popular|favorite|happy|lovely|brilliant|wonderful|friendly|reliable|fine)\b))/g,
    { between: 'any', reach: 6, good: PAST },
  ),
  {
    cue: /\b(?:(?:is|are|was|were) no longer (?:visible|there|an issue|a problem|present|noticeable|a concern|happening|occurring)|no longer (?:happens?|occurs?|appears?|exists?|hurts?|bothers?|shows?|comes? up|returns?)|(?<=\b(?:noise|pain|sound|leak|crash|crashes|errors?|itch|itching|bleeding|cough|coughing|headaches?|smell|spam|calls|harassment|complaints|delays?|problems?|fights?|fighting|buzzing|dripping|rattle|lag|nightmares?|bullying|arguments?|barking) (?:has |have )?(?:finally |completely )?)(?:stopped|ceased|ended))\b/g,
    between: 'any',
    side: 'before',
    reach: 6,
    bad: DENIED,
    own: 1.2,
  },
  after(/\b(?:no longer|not any longer|stopped|quit|ceased to|gave up|grew out of|tired of|fell out of)\b/g, {
    good: WEAK,
    bad: DENIED,
    reach: 5,
  }),
  after(
    /\b(?:at first|initially|originally|at one time|in the past|in the old days|back then|formerly|previously|years ago|early on|in the beginning)(?: ,)? (?:i|we|it|this|the \w+|they|he|she|everyone|everything|my \w+)(?= (?:[\w']+ ){0,2}?(?:was|were|loved|liked|enjoyed|had|worked|seemed|felt|looked|thought|found|trusted)\b)/g,
    { between: 'any', reach: 8, good: PAST },
  ),
  after(
    /\bthe (?:old|previous|former|earlier) (?:version|versions|design|app|site|website|layout|owners?|management|recipe|model|team|staff|menu|editor|interface|release|edition|driver|one)(?= (?:was|were|had|worked|tasted|looked|felt)\b)/g,
    { between: 'any', reach: 6, good: 0.2 },
  ),
  after(/\bmiss(?:es)?(?: the (?:old |good old )?(?:days|times|time|years))?(?: when| how)\b/g, {
    between: 'any',
    reach: 8,
    good: PAST,
  }),
  {
    cue: new RegExp(
      String.raw`(?<=\b${ONCE_GOOD}\b(?: [\w']+){0,8} )(?:while it lasted|back in the day|back then|in those days|in the old days|in its day|once upon a time)\b`,
      'g',
    ),
    between: 'any',
    side: 'before',
    reach: 8,
    good: PAST,
  },
  after(/\blost (?:its|their|his|her|my|our|all|any|much of|most of|some of|the)\b/g, {
    good: WEAK,
    bad: DENIED,
    reach: 4,
  }),
  {
    cue: /(?<!\b(?:not|never|n't|isn't|aren't|hasn't|haven't) (?:been |all )?)\b(?:(?:is|are|was|were|has|have|had|'s)(?: now| all| finally| completely| long| since| entirely| almost| simply| totally)* (?:gone|disappeared|vanished|faded|history|a thing of the past|behind (?:us|me))|went away|disappeared|vanished|faded away|cleared up|wore off)\b/g,
    between: 'any',
    side: 'before',
    reach: 7,
    good: WEAK,
    bad: DENIED,
    own: 1.2,
  },
]

/** Before one of these, a repair has not happened, or not yet. */
const UNREPAIRED = String.raw`(?<!\b(?:not|never|cannot|\w+n't|nobody|no one|no|none|failed|refused|yet|if|until|should|must|needs?|please|unless|nothing|neither|without|trying|tried|hardly|barely|once|when|before|hope|hoping|want|wanted|wants|promised|claims?|supposed|unable|asked|expect|wish|would|will|could have|says?|said|still)(?: [\w']+){0,4} )`
const REPAIRED =
  'fixed|repaired|solved|resolved|corrected|eliminated|removed|cured|addressed|patched|ironed out|sorted out|cleared up|cleaned up|taken care of|dealt with|remedied|rectified|overcome|healed|cleared|straightened out|mended|undone|squashed|handled|worked out|smoothed out|wiped out|prevented|avoided|averted|put right|reversed|settled'

const REPAIR =
  '(?:fix|fixed|repair|repaired|solve|solved|resolve|resolved|correct|corrected|eliminate|remove|removed|cure|address|addressed|get rid of|deal with|dealt with|take care of|help with|helped with|look into|clean|cleaned|sort out|sorted out)'

/** Bad words stay bad here, though a negation is near. */
const stillBad: readonly TurnRule[] = [
  after(
    new RegExp(
      String.raw`\b(?:not|never|cannot|\w+n't|no one|nobody|failed to|refused to|unable to|neither)(?: (?:even|yet|ever|really|actually|properly|been able to|able to|be able to|bother to|bothered to|has|have|been|manage to|managed to|could|would|will))* ${REPAIR}\b`,
      'g',
    ),
    { between: 'any', reach: 8, bad: 1, own: -1.5 },
  ),
  after(/\b(?:can't|cannot|couldn't|can not|could not) believe\b/g, { between: 'any', good: 1, bad: 1 }),
  after(
    /\b(?:do not|don't|did not|didn't|does not|doesn't|never|not|wouldn't|cannot|can't) (?:like|love|enjoy|want|recommend|appreciate|trust|understand|know|know why|accept|stand|tolerate) (?:this|that|the|these|those|their|your|his|her|its|such|why)\b/g,
    { between: 'any', reach: 4, bad: 1 },
  ),
]

const repaired: readonly TurnRule[] = [
  {
    ...after(
      new RegExp(
        String.raw`${UNREPAIRED}\b(?:fixed|fixes|repaired|repairs|solved|solves|resolved|resolves|corrected|corrects|eliminated|eliminates|removed|removes|cured|cures|healed|heals|sorted out|sorted|cleared up|clears up|cleaned up|cleans up|(?:got|gets|getting|get) rid of|(?:took|takes|taken|take) care of|dealt with|deals with|ironed out|addressed|addresses|patched|(?:put|puts) an end to|prevented|prevents|avoided|avoids|averted|reduced|reduces|relieved|relieves|eased|eases|soothed|soothes|squashed|overcame|replaced|replaces|exchanged|(?:made|makes|make) up for|compensated for|(?:ended|ends|stopped|stops|halted|halts)(?= (?:the|our|my|all|that|this|those|these|any|their|your)\b)|rectified|remedied|undid|mended|straightened out|smoothed out|wiped out|spared (?:me|us)|saved (?:me|us) from|protects? (?:me|us|you|it)?(?: )?from|(?:helped|helps|managed|manages|able|quick|easy)(?: me| us| you)?(?: to)? (?:fix|repair|solve|resolve|correct|remove|eliminate|overcome|avoid|cure|prevent|reduce|sort out|clear up))\b`,
        'g',
      ),
      { between: 'any', reach: 8, bad: -0.25, own: 1.5 },
    ),
  },
  {
    cue: new RegExp(
      String.raw`${UNREPAIRED}\b(?:is|are|was|were|got|get|gets|been|'s|all)(?: now| all| finally| completely| quickly| promptly| soon| already| fully| immediately| easily| successfully| quietly| then| also| both| since| eventually)* (?:${REPAIRED})\b`,
      'g',
    ),
    between: 'any',
    side: 'before',
    reach: 9,
    bad: -0.25,
    own: 1.5,
  },
  {
    cue: /\b(?:stains?|spots?|smudges?|marks?|scratches|ink|dirt|wine|rust|mud|smells?|odors?) (?:came|come|comes|washed|went) (?:right |straight |all |completely )?(?:out|off|away)\b/g,
    between: 'any',
    side: 'before',
    reach: 4,
    bad: DENIED,
    own: 1.2,
  },
]

/** All rules; the first that turns a word decides. */
export const turnRules: readonly TurnRule[] = [...stillBad, ...repaired, ...past, ...weakened, ...denials]
