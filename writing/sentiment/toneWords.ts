import type { ToneName } from '#schema/sentiment/report.ts'

import { phrasesOf } from './phrases.ts'

/** Words and phrases that show a tone. Strong ones, marked with `!`, count double. */
const LISTS: Readonly<Partial<Record<ToneName, string>>> = {
  friendly: `hi there|hey|hello|hi|hope you are well|hope you're well|hope you're doing well|hope you are doing well|!hope all is well|
    hope this finds you well|great to hear from you|nice to hear from you|good to hear from you|lovely to|happy to|glad to|
    feel free|take care|have a great|have a nice|have a good|have a lovely|enjoy your|cheers|warmly|warm regards|warm wishes|best wishes|
    !looking forward to seeing you|see you soon|talk soon|let's catch up|catch up|you're welcome|no worries|my pleasure|
    hope that helps|hope this helps|welcome|nice to meet you|great to meet you|good to see you|great seeing you|say hi|dear friend`,
  formal: `dear sir|dear madam|to whom it may concern|!yours sincerely|!yours faithfully|sincerely|respectfully|regarding|with regard to|with respect to|
    with reference to|in reference to|pursuant to|in accordance with|hereby|herewith|herein|thereof|therefore|furthermore|moreover|
    consequently|nevertheless|nonetheless|accordingly|hence|thus|notwithstanding|please find attached|please find enclosed|enclosed please find|
    kindly|!we regret to inform|we are pleased to inform|i am writing to|we are writing to|at your earliest convenience|should you require|
    should you have|do not hesitate|please be advised|please note that|upon receipt|prior to|subsequent to|in the event that|it is imperative|
    on behalf of|as per|request that|we request|i request|shall|whereas|aforementioned|undersigned|per our agreement|in compliance with`,
  casual: `hey|yeah|yep|yup|nope|nah|gonna|wanna|gotta|kinda|sorta|dunno|lol|lmao|haha|hahaha|btw|fyi|omg|idk|imo|tbh|ok|okay|cool|
    awesome|stuff|guys|folks|dude|buddy|bro|mate|super|pretty much|no big deal|a ton|tons of|a bunch|big time|check it out|hang out|
    catch you|see ya|thx|pls|plz|ya|ain't|cuz|'cause|whatever|no prob|sweet|sup|what's up|stoked|crazy|grab a|real quick`,
  confident: `!i am certain|i'm certain|i am confident|!i'm confident|we are confident|we're confident|confident that|certainly|definitely|
    without a doubt|no doubt|undoubtedly|absolutely|i guarantee|we guarantee|guaranteed|will deliver|
    proven|always deliver|i am sure|i'm sure|we are sure|i can assure|rest assured|there is no question|without question|committed to|
    i recommend|we recommend|the best way|strongly|determined`,
  tentative: `maybe|perhaps|possibly|i think|i guess|i suppose|i believe|i feel like|it seems|seems like|seems to|it appears|appears to|might|may|could be|
    !i'm not sure|i am not sure|!not sure|not certain|not entirely sure|kind of|sort of|somewhat|probably|likely|i was wondering|i wonder|
    wondering if|if possible|if that's ok|if that's okay|if it's not too much|i could be wrong|!i may be wrong|i might be wrong|just a thought|
    just checking|does that make sense|if you don't mind|would it be possible|more or less|a little|a bit|apparently|hopefully|i'm just|i just wanted`,
  urgent: `!urgent|urgently|!asap|!as soon as possible|immediately|right away|right now|at once|without delay|time-sensitive|time sensitive|critical|
    deadline|by end of day|by eod|by the end of today|by today|by tonight|by tomorrow|no later than|emergency|hurry|quickly|running out of time|
    running out|last chance|overdue|top priority|high priority|cannot wait any longer|can't wait any longer|need this today|need it today|
    straight away|promptly|final notice|final reminder|within 24 hours|within the hour|before it's too late|pressing`,
  apologetic: `!sorry|so sorry|!i'm sorry|i am sorry|we're sorry|we are sorry|!apologies|apologise|apologize|apologised|apologized|apology|!i apologise|!i apologize|
    !we apologise|!we apologize|my apologies|our apologies|my bad|my mistake|my fault|our mistake|our fault|forgive me|pardon|excuse the|
    regret|i regret|we regret|for the inconvenience|any inconvenience|for the delay|for the confusion|i should have|we should have|
    we fell short|make it up to you|i take responsibility|we take full responsibility|i messed up|i was wrong`,
  appreciative: `!thank you|!thanks|many thanks|thank you so much|thanks so much|thanks a lot|thank you very much|!grateful|gratitude|
    !appreciate|appreciated|appreciates|much appreciated|i really appreciate|we appreciate|thankful|means a lot|couldn't have done it without|
    could not have done it without|great job|good job|great work|good work|excellent work|nice work|well done|kudos|hats off|
    amazing job|fantastic job|impressed with|your help|your support|your kindness|your patience|owe you|for your time|hard work|outstanding work`,
  encouraging: `!you can do it|!you've got this|you got this|keep going|keep it up|keep up|don't give up|go for it|believe in you|proud of you|
    rooting for you|!i believe in you|you'll do great|you will do great|good luck|best of luck|on the right track|great start|good start|
    making progress|great progress|good progress|strong start|happy to help|here to help|we can do this|we've got this|well on your way|
    i'm here for you|we're here for you|you are not alone|don't worry|no need to worry|let's|together|getting better|you should be proud|take your time|one step at a time`,
  optimistic: `!optimistic|hopeful|promising|bright future|!look forward|!looking forward|can't wait|cannot wait|excited about|excited to|opportunity|opportunities|
    potential|growth|growing|improve|improving|improved|progress|success|successful|succeed|exciting|on track|better days|will get better|
    new chapter|good news|great news|confident that we|we hope|i hope|win-win|thrive|thriving|momentum|upward|positive outcome|best is yet to come|possibilities`,
  joyful: `!happy|!delighted|!thrilled|overjoyed|ecstatic|joy|joyful|glad|pleased|excited|wonderful|fantastic|amazing|awesome|congratulations|!congrats|
    celebrate|celebrating|celebration|yay|woohoo|hooray|hurray|love|loved|loving|fun|delightful|blast|best day|over the moon|made my day|so happy|
    can't stop smiling|smile|smiling|laugh|laughing|cheerful|blessed|beautiful|haha|great news|enjoyed|enjoy|enjoying|thrilling|elated|brilliant`,
  curious: `!i wonder|!wondering|!curious|!interested to know|i'd love to know|i would love to know|love to hear|tell me more|how come|how does|how do|
    what if|why is|why are|why does|what makes|what do you think|could you explain|can you explain|could you tell me|can you tell me|
    would like to know|like to learn|want to learn|learn more|find out|intrigued|intriguing|fascinating|fascinated|question|questions|
    how did|what happened|who else|which one|have you ever|have you considered|any idea|any thoughts|what's your|what is your`,
  critical: `problem|problems|issue|issues|mistake|mistakes|error|errors|flaw|flaws|flawed|wrong|incorrect|inaccurate|poor|poorly|bad|weak|
    weakness|lacks|lacking|fails|failed|failure|!unacceptable|inadequate|insufficient|substandard|sloppy|careless|unprofessional|
    not good enough|falls short|fell short|needs work|needs improvement|should have|could have been better|misses|missing|confusing|unclear|
    inconsistent|ineffective|doesn't work|does not work|makes no sense|disagree|overpriced|waste|worst|rude|slow|not acceptable|below standard|incomplete|useless`,
  disappointed: `!disappointed|!disappointing|disappointment|!let down|lets down|expected more|expected better|had hoped|i hoped|we hoped|unfortunately|
    underwhelming|underwhelmed|not what i expected|not what we expected|not as described|not as advertised|failed to|fell short|regrettably|sadly|
    not happy|unhappy|dissatisfied|unsatisfied|not satisfied|frustrated|frustrating|shame|a shame|unimpressed|not impressed|expectations|
    no longer|again and again|still waiting|still haven't|still not|never again|dismayed|missed the mark`,
  angry: `!angry|!furious|!outraged|outrage|!mad|pissed|fed up|!sick of|tired of|sick and tired|hate|hated|!ridiculous|!unacceptable|disgusting|disgusted|
    disgrace|disgraceful|outrageous|infuriating|how dare|!enough is enough|worst|pathetic|idiot|idiots|stupid|incompetent|liar|lies|lied|damn|hell|
    bullshit|crap|shit|fuck|fucking|wtf|appalled|appalling|insulting|insulted|unbelievable|absurd|scam|rip-off|ripped off|useless|annoyed|annoying|
    irritated|irritating|complaint|demand|inexcusable|shameful|nonsense|garbage|trash`,
  sad: `!sad|sadly|!heartbroken|heartbreaking|grief|grieving|mourn|mourning|!condolences|sorry for your loss|passed away|died|death|funeral|
    miss you|missed you|miss him|miss her|lonely|loneliness|alone|cry|cried|crying|tears|depressed|depressing|devastated|devastating|hurt|hurts|
    painful|pain|sorrow|tragic|tragedy|loss|lost|hopeless|heavy heart|goodbye|farewell|unhappy|miserable|broken|gloomy|sympathy`,
  worried: `!worried|!worry|worries|worrying|!concerned|!concern|concerns|concerning|!anxious|anxiety|nervous|afraid|scared|fear|fears|frightened|
    stress|stressed|stressful|uneasy|unsure|risk|risks|risky|danger|dangerous|threat|threatens|troubled|troubling|alarmed|alarming|
    what if|i'm afraid|i am afraid|hope nothing|hope it's not|doubt|doubts|panic|overwhelmed|trouble|uncertain|uncertainty|dread|nightmare`,
}

export interface ToneWord {
  tone: ToneName
  strength: number
}

/** Word or phrase → the tones it shows. */
export const toneWords: ReadonlyMap<string, readonly ToneWord[]> = (() => {
  const words = new Map<string, ToneWord[]>()
  for (const [tone, list] of Object.entries(LISTS) as [ToneName, string][]) {
    for (const phrase of phrasesOf(list)) {
      const strong = phrase.startsWith('!')
      const key = strong ? phrase.slice(1) : phrase
      words.set(key, [...(words.get(key) ?? []), { tone, strength: strong ? 2 : 1 }])
    }
  }
  return words
})()
