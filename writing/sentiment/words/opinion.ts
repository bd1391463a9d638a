/** General opinion words with their valence (−4 … 4), in addition to VADER's. */
export const opinionWords: readonly (readonly [number, string])[] = [
  [
    3.2,
    `unbeatable unmatched unrivaled unrivalled unsurpassed top-notch topnotch first-rate world-class sublime exquisite
    mesmerizing mesmerising spellbinding mind-blowing mindblowing jaw-dropping must-have must-see must-watch phenomenal
    stupendous exceptional exceptionally extraordinary impeccable impeccably unforgettable amazingly unparalleled
    incredible outstandingly gobsmacked amazeballs`,
  ],
  [
    2.6,
    `gem gems well-made well-written well-acted well-built well-designed well-crafted well-organized well-organised masterful
    masterfully superbly memorable recommended recommend recommending recommends recommendable highly-recommended must-try
    stylish sleek exemplary stellar top-quality high-quality bargain steal phenomenally marvelously marvellously exquisitely
    standout stand-out lifesaver life-saver game-changer award-winning heavenly luv exceeded exceeds surpasses surpassed
    wow whoa kudos bravo aplus thrilling divine`,
  ],
  [
    1.9,
    `intuitive user-friendly effortless effortlessly seamless seamlessly straightforward convenient conveniently handy quickly
    prompt promptly speedy snappy crisp crisply vivid knowledgeable professional professionally accommodating polite attentive
    affordable inexpensive well-priced gud reasonable reasonably plentiful ample versatile consistent consistently accurate
    accurately precise precisely smooth smoothly timeless classic refreshing refreshingly lovable realistic works spotless tidy
    skilled talented capable dependable reliable reliably impressed underrated addicting addictive gorgeous compelling
    enjoyable satisfactorily insightful inspired flawless thoughtful considerate efficient personable down-to-earth laid-back
    organized organised up-to-date worthwhile amazes delivers delivered excels excelled shines shined blessing`,
  ],
  [
    1.1,
    `favourite favourites fast faster fastest sharp sharper spacious portable simple simplicity decent correct properly suitable
    fits flexible hot timely thorough thoroughly detailed useful usable practical functional compatible unique worked lasts
    upgraded original quality available genuine huge plenty lots stocked knows finally easy-going informative`,
  ],
  [
    -1.1,
    `slow slower slowly pricey pricy expensive noisy bulky heavy tiny cramped crowded lacking lacks lacked mediocre average
    so-so bland plain dated outdated generic unremarkable ordinary complicated cumbersome clumsy clunky fiddly hit-or-miss
    unfinished incomplete cheap cheaply limited weird strange odd flawed attitude hassle overly excuse excuses
    unfortunately sadly replaced hype smell flaw flaws drawback drawbacks downside downsides joke packed flat small messy delay hardly barely`,
  ],
  [
    -1.9,
    `disappoint disappoints underwhelming underwhelmed uninspired uninspiring uninteresting unconvincing unrealistic unreliable
    unusable unpleasant unhelpful unresponsive unattentive inattentive unappealing unacceptable inaccurate incompatible
    inferior hollow amateurish amateur pointless incoherent tedious tiresome overpriced over-priced overcharged overrated
    over-rated overhyped over-hyped overdone mislead misleading useless poorly waited waits avoid avoided beware bored
    boring bother sloppy careless neglected unwelcome disrespected disrespectful inconsiderate snotty understaffed regret
    regretted regrets cheated deceived deceptive refund refunded ashamed shoddy subpar sub-par substandard letdown
    unorganized unorganised disorganized disorganised unsafe unfair nope forget horribly fooled dumb downhill`,
  ],
  [
    -2.8,
    `abysmal abysmally atrocious atrociously garbage rubbish trash trashy junk ripoff rip-off ripped scammed lemon disgraceful
    inexcusable unforgivable unbearable unbearably laughable laughably dud stinks stunk insulting worst awful horrible terrible
    pathetic trainwreck train-wreck worthless unsatisfactory unsatisfying crap crappy suck sucks sucked sucky lousy lame
    pissd pissed ridiculous fail fails failed failure nightmare waste wasted wasting disgusting disgusted`,
  ],
]

/** Common misspelling → correct spelling. */
export const misspellings: Readonly<Record<string, string>> = {
  excelent: 'excellent',
  excellant: 'excellent',
  exellent: 'excellent',
  excellend: 'excellent',
  awsome: 'awesome',
  beautifull: 'beautiful',
  wonderfull: 'wonderful',
  cheerfull: 'cheerful',
  helpfull: 'helpful',
  usefull: 'useful',
  greatful: 'grateful',
  disapointed: 'disappointed',
  dissapointed: 'disappointed',
  dissappointed: 'disappointed',
  disapointing: 'disappointing',
  dissapointing: 'disappointing',
  dissappointing: 'disappointing',
  disapointment: 'disappointment',
  dissapointment: 'disappointment',
  terible: 'terrible',
  horible: 'horrible',
  horrable: 'horrible',
  recomend: 'recommend',
  reccomend: 'recommend',
  reccommend: 'recommend',
  recomended: 'recommended',
  definately: 'definitely',
  deffinitely: 'definitely',
  definitly: 'definitely',
  unfortunatly: 'unfortunately',
  confortable: 'comfortable',
  comfertable: 'comfortable',
  flimsey: 'flimsy',
  delicous: 'delicious',
  delicios: 'delicious',
  facinating: 'fascinating',
  anoying: 'annoying',
  embarassing: 'embarrassing',
  embarassed: 'embarrassed',
  pleasent: 'pleasant',
  freindly: 'friendly',
  aweful: 'awful',
  borring: 'boring',
  rediculous: 'ridiculous',
}

/**
 * Words that VADER rates too strongly for full sentences: adverbs of emphasis, and subjects of
 * films and news.
 */
export const calmerWords: readonly (readonly [number, string])[] = [
  [
    0,
    `feeling feelings play plays played playing certain god hand certainly honestly honest number matter pay chance`,
  ],
  [1.3, `kind`],
  [
    0.5,
    `definitely sure surely please party parties share interest interested want hero heroes freedom justice like credit support free hope top deal bonus thriller value cool ready certainty`,
  ],
  [
    -0.9,
    `war wars death deaths dead evil murder murdered murders kill kills killed killing killer violence violent crime crimes criminal conflict horror dark tears hell battle fight fighting fights gun guns enemy prison attack tragedy victim victims lying low disturbance raw serious hard demand no cut`,
  ],
]
