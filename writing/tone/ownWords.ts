import { phrasesOf, wordsOf } from './phrases.ts'

/**
 * Words that tell what people think of things, services and one another and that VADER's lexicon, made from short
 * messages, lacks or has otherwise. Valence as there: −4 (extremely negative) … 4 (extremely positive).
 */
const BY_VALENCE: readonly (readonly [number, string])[] = [
  [
    3.2,
    `unbeatable unmatched unrivaled unrivalled unsurpassed second-to-none top-notch topnotch first-rate
    world-class sublime exquisite mesmerizing mesmerising spellbinding mind-blowing mindblowing jaw-dropping
    must-have must-see must-watch phenomenal stupendous mouthwatering mouth-watering exceptional
    exceptionally extraordinary impeccable impeccably unforgettable unreal amazingly`,
  ],
  [
    2.6,
    `flavorful flavourful delish yum tasty tastier tastiest succulent crave-worthy gem gems bomb-ass well-made
    well-written well-acted well-built well-designed well-crafted well-organized well-organised masterful
    masterfully superbly riveting enthralling gripping poignant hilariously memorable recommended
    recommending recommends recommendable highly-recommended must-try stylish sleek exemplary stellar
    top-quality high-quality bargain steal phenomenally marvelously marvellously exquisitely`,
  ],
  [
    1.9,
    `durable sturdy reliable reliably dependable comfy cozy cosy ergonomic lightweight compact intuitive
    user-friendly effortless effortlessly seamless seamlessly straightforward convenient conveniently handy
    quick quickly prompt promptly speedy snappy crisp crisply vivid tidy spotless freshly juicy tender crispy
    moist homemade authentic attentive knowledgeable professional professionally accommodating polite
    affordable inexpensive cheap-but-good well-priced reasonable reasonably plentiful ample engrossing
    absorbing touching moving believable thought-provoking witty imaginative inventive originality
    captivating endearing quirky works worked solidly versatile rugged upgraded consistent consistently
    accurate accurately precise precisely smooth smoothly timeless classic refreshing realistic atmospheric`,
  ],
  [
    1.1,
    `favourite favourites recommendable long-lasting longer-lasting fast faster fastest sharp sharper loud
    spacious portable steady simple simplicity decent correct properly suitable fits fitted hot crunchy
    savory savoury creamy generous-sized return-worthy finally timely thorough thoroughly detailed
    organized organised usable practical functional compatible sync syncs waterproof`,
  ],
  [
    -1.1,
    `slow slower slowly pricey pricy expensive overpriced bulky heavy flimsy cheaply small tiny cramped
    crowded lacking lacks lacked mediocre average so-so bland plain dated outdated generic unremarkable
    forgettable predictable unoriginal ordinary lukewarm soggy stale dry greasy oily salty sour chewy rubbery
    harder complicated cumbersome clumsy clunky fiddly inconsistent uneven hit-or-miss unfinished incomplete
    returned returning return returns refund refunded replaced replacement barely hardly`,
  ],
  [
    -1.9,
    `underwhelming underwhelmed uninspired uninspiring uninteresting unconvincing unrealistic
    unfunny unlikable unlikeable contrived cliched clichéd cliche clichés formulaic derivative amateurish
    amateur wooden shallow hollow pointless incoherent muddled plodding tedious tiresome dragged draggy
    cheesy corny cringe unwatchable unreliable unusable unhelpful unresponsive unattentive inattentive
    unappealing unappetizing inaccurate incompatible flawed breaks breaking cracked cracks crack scratched
    loosened leaks leaking overheats overheated overheating static echo echoes muffled garbled blurry grainy
    fuzzy drains dropping glitch glitches glitchy buggy bug bugs crashes crashed crashing freezes froze
    frozen malfunction malfunctioned malfunctions quits quit dies overcooked undercooked burnt burned
    raw tasteless flavorless flavourless watery mushy smelly filthy sticky waited delays overrated overhyped
    overlong overdone beware poorly`,
  ],
  [
    -2.8,
    `abysmal abysmally atrocious atrociously laughable laughably inexcusable unforgivable unbearable
    unbearably garbage rubbish trash trashy junk rip-off ripoff ripped scammed lemon dud revolting inedible
    nauseating vomit awfully trainwreck train-wreck stinks wastes unsatisfactory unsatisfying`,
  ],
]

/** Sequences of words that mean something else than their words, with the valence of the whole. */
const PHRASES: readonly (readonly [number, string])[] = [
  [
    2.8,
    `well worth|worth every penny|worth the money|worth the price|worth it|worth seeing|worth watching|worth checking out|
    blown away|blew me away|blows away|knocks it out of the park|hits the spot|hit the spot|on point|spot on|
    can't go wrong|cannot go wrong|can not go wrong|can't beat|cannot beat|second to none|hands down|five stars|5 stars|10 out of 10|
    10 10|5 5|two thumbs up|thumbs up|must see|must have|must buy|must try|highly recommend|highly recommended|
    will be back|will be coming back|be going back|come back again|coming back|go back again|won't be disappointed|
    not be disappointed|wasn't disappointed|was not disappointed|not disappoint|never disappoint|never disappoints|
    doesn't disappoint|didn't disappoint|couldn't be happier|could not be happier|can't get enough|couldn't ask for|
    can't wait|cannot wait|couldn't have asked|no complaints|no complaint|no problems|no problem|no issues|no trouble|no regrets|
    top of the line|state of the art|exceeded my expectations|exceeds expectations|exceeded expectations|beyond my expectations|
    without a hitch|works like a charm|like a charm|as advertised|as described|never fails|never failed|
    look forward|looking forward|great job|good job|well done|nice work|nice job|keep up the good work|nothing but praise|
    edge of my seat|edge of your seat|never gets old|of all time|beats the competition|life saver|out of this world`,
  ],
  [
    1.6,
    `well made|well done|well written|well acted|well built|well designed|well cooked|well prepared|works well|work well|worked well|
    works great|works fine|works perfectly|works as|easy to use|easy to|user friendly|reasonably priced|good value|
    good price|great price|good deal|great deal|bang for the buck|bang for your buck|no doubt|not bad|not too bad|isn't bad|
    not a bad|no wonder|so far so good|better than|thank you|thanks for|for the better|big fan|right away|
    in no time|on time|ahead of schedule|up to date|pleasantly surprised|got my attention`,
  ],
  [
    -1.8,
    `better off|could be better|could have been better|could've been better|should have been|should be better|
    should have known|would have been|nothing special|nothing great|nothing new|nothing more than|nothing to write home about|
    not worth|isn't worth|wasn't worth|not even|not so|not so good|not so great|not that good|not that great|not impressed|wasn't impressed|
    not very good|not good|not great|not recommend|wouldn't recommend|would not recommend|don't recommend|do not recommend|cannot recommend|can't recommend|
    not up to par|below average|below par|at best|at all|if you can|too bad|too much|too many|too small|
    too big|too long|too short|too loud|too slow|too expensive|too hard|too tight|too low|too high|
    hard to|difficult to|had to|have to|no longer|no way|no reason|no point|no plot|no flavor|no flavour|no sense|no idea|
    not enough|not much|didn't work|doesn't work|does not work|did not work|don't work|won't work|not work|not working|stopped working|
    stop working|quit working|never worked|never works|barely works|fell apart|falls apart|falling apart|fall apart|fall flat|falls flat|fell flat|
    fell off|falls off|came apart|let down|lets down|letdown|let me down|rip off|ripped off|run away|stay away|
    steer clear|look elsewhere|think twice|save your money|save your time|keep your money|
    get what you pay|should be ashamed|half hour|an hour|two hours|30 minutes|40 minutes|45 minutes|ten minutes|20 minutes|
    hours of my life|sub par|subpar|only good thing|only thing good|only redeeming|just another|out of place|all over the place|
    one star|1 star|two stars|zero stars|no stars|thumbs down|passed on|what happened|in vain|
    make no sense|makes no sense|made no sense|not understand|don't understand|why do|what a shame|what a joke|
    hope for|supposed to|instead of|used to be|sent back|send it back|sent it back|take it back|took it back|returned it|
    not be back|won't be back|never be back|not go back|never go back|won't go back|not be going back|won't be going back|not be returning|
    never again|never going back|never coming back|not coming back|never return|won't be returning|not come back|last time|last place|
    don't bother|do not bother|don't waste|do not waste|don't buy|do not buy|not buy|never buy|won't buy|
    don't waste your time|do not waste your time|waste of time|waste of money|waste your time|waste your money|wasted my time|
    complete waste|total waste|piece of junk|piece of crap|piece of garbage|piece of trash|worst ever|
    good luck|yeah right|needs work|needs improvement|in disbelief|customer no service|as if|far from|anything but|sick of|tired of|fed up`,
  ],
]

/** Word → valence. */
export const ownWords: ReadonlyMap<string, number> = new Map(
  BY_VALENCE.flatMap(([valence, list]) => wordsOf(list).map(word => [word, valence] as const)),
)

/** Phrase, its words divided by single spaces → valence. */
export const ownPhrases: ReadonlyMap<string, number> = new Map(
  PHRASES.flatMap(([valence, list]) => phrasesOf(list).map(phrase => [phrase, valence] as const)),
)
