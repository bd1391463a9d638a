import { verbReadings } from '../../tagger/verbs/readings.ts'

/**
 * Short forms that are no words, with what they stand for, best first: contractions without their
 * apostrophe, and spellings of chats. A closed list: the nearest word would be absurd ("pls" →
 * "plus"). Many are written on purpose, so they are only offered.
 */
const meanings: ReadonlyMap<string, readonly string[]> = new Map(
  `
im:I'm ive:I've hes:he's shes:she's whos:who's wifes:wife's|wives yall:y'all aint:isn't|ain't
thx:thanks thnx:thanks tnx:thanks thanx:thanks pls:please plz:please plss:please plzz:please
tmrw:tomorrow tmr:tomorrow tmw:tomorrow tmrrw:tomorrow tomoz:tomorrow yday:yesterday tonite:tonight
ur:your|you're yur:your bc:because bcoz:because bcuz:because becuz:because becoz:because cuz:because
rn:right~now abt:about ppl:people prolly:probably prbly:probably probs:probably defo:definitely
sry:sorry srry:sorry soz:sorry wknd:weekend bday:birthday luv:love smth:something
cpus:CPUs gpus:GPUs dvds:DVDs cds:CDs tvs:TVs pdfs:PDFs ngos:NGOs atms:ATMs isps:ISPs vips:VIPs faqs:FAQs ceos:CEOs cfos:CFOs
mps:MPs phds:PhDs suvs:SUVs ufos:UFOs rpgs:RPGs pdas:PDAs ssds:SSDs hdds:HDDs lcds:LCDs dslrs:DSLRs vpns:VPNs kpis:KPIs
mbas:MBAs usbs:USBs mris:MRIs ipos:IPOs etfs:ETFs nfts:NFTs llms:LLMs
wud:would shud:should hav:have gud:good wut:what knw:know ty:thank~you|thanks tysm:thank~you np:no~problem
ttyl:talk~to~you~later wyd:what~are~you~doing wdym:what~do~you~mean idts:I~don't~think~so
afaik:as~far~as~I~know iirc:if~I~remember~correctly fwiw:for~what~it's~worth icymi:in~case~you~missed~it
ilysm:I~love~you~so~much istg:I~swear~to~God iykyk:if~you~know,~you~know ootd:outfit~of~the~day
dae:does~anyone~else hth:hope~this~helps iow:in~other~words ianal:I~am~not~a~lawyer itt:in~this~thread eod:end~of~day
coulda:could~have shoulda:should~have woulda:would~have mighta:might~have oughta:ought~to hafta:have~to
obvs:obviously deffo:definitely mayb:maybe favs:favorites|faves deets:details okie:okay
thnks:thanks thanku:thank~you pleez:please
todays:today's tonights:tonight's childrens:children's|children womens:women's|women mens:men's|men
`
    .trim()
    .split(/\s+/)
    .map(entry => entry.split(':'))
    .map(([short = '', full = '']) => [short, full.replaceAll('~', ' ').split('|')]),
)

/** Words of chats that are as usual as other words. A list may lack them. */
const USUAL: ReadonlySet<string> = new Set(
  (
    'argh bae brb btw fomo fyi gah gtg hbu hmu hru idc idk ikr imho imo irl jk lmao lmk lol ngl nsfw nvm omg omw otw ' +
    'pfft rofl rtfm smh tbh tgif tsk wbu wifey xoxo yolo mwah'
  ).split(' '),
)

/** "haha", "hehehe", "mwahaha", "lolol" */
const LAUGHTER = /^(?:(?:b|mw|mu)?(?:(?=a?h+a)[ha]{4,}|(?:he){2,}h?|(?:hi){2,}h?)|(?:lo){2,}l)$/

/** Returns whether a word is a short form, though lists may have it: "hes". */
export const isShortForm = (plain: string): boolean => meanings.has(plain.toLowerCase())

/** Words after "ur" that make it "you are". */
const AFTER_YOU_ARE =
  /^(?:a|an|the|not|so|too|very|always|never|still|just|all|right|wrong|welcome|late|sure|ready|kidding|gonna|here|there|in|at|on|\w{2,}ing)$/
/** Words after a plural, and none after what belongs to it: "childrens are", but "childrens books". */
const AFTER_PLURAL =
  /^(?:|are|were|is|was|be|have|had|has|do|did|can|could|will|would|should|may|must|and|or|but|who|that|which|in|on|at|to|of|for|from|with|by|as|than|like|need|want|go|play|get)$/
/** Words between "I've" and its participle. */
const AFTER_HAVE = /^(?:never|always|just|already|also|only|not|ever|really|recently|finally|even|no|got)$/

/**
 * Returns what an unlisted word stands for, best first, judging by the words next to it (as
 * written; empty if there are none): null if it is right here, undefined if it is no short form.
 */
export function shortFormOf(
  plain: string,
  { before, after }: { before: string; after: string },
): readonly string[] | null | undefined {
  const lower = plain.toLowerCase()
  if (USUAL.has(lower) || LAUGHTER.test(lower)) return null
  const found = meanings.get(lower)
  if (found === undefined) return undefined
  // Abbreviations, and years: "100 BC".
  if (plain === plain.toUpperCase() || /\d$/.test(before)) return null
  const next = after.toLowerCase()
  // "The hes and shes".
  if (/^s?hes$/.test(lower) && (/^(?:the|or|of)$/i.test(before) || /^(?:and|or)$/i.test(after))) return null
  if (lower === 'ty' && plain !== lower) return null
  if (lower === 'np' && /^(?:as|an?|the|of|import)$/i.test(before)) return null
  if (lower === 'mens' && /^(?:rea|sana)$/.test(next)) return null
  if (/^(?:children|women|men)s$/.test(lower) && AFTER_PLURAL.test(next)) return found.toReversed()
  if (lower === 'ur' && AFTER_YOU_ARE.test(next)) return found.toReversed()
  // Names: "Jony Ive", "Im Kwon-taek".
  if (plain === 'Ive') return !isCapital(before) && isAfterHave(next) ? found : null
  if (plain === 'Im') return isCapital(after) || (before !== 'I' && isCapital(before)) ? null : found
  return found
}

/** Returns whether the end of a word is drawn out on purpose: "soooo". */
export const isDrawnOut = (lower: string): boolean => /([a-z])\1\1$/.test(lower) || lower.length < 7

/** Returns a word with a letter three times, such as "soooo," with one and with two of it; else nothing. */
export function drawnOut(lower: string): string[] {
  if (!/([a-z])\1\1/.test(lower)) return []
  return [lower.replaceAll(/([a-z])\1{2,}/g, '$1'), lower.replaceAll(/([a-z])\1{2,}/g, '$1$1')]
}

const isCapital = (word: string): boolean => /^\p{Lu}/u.test(word)

const isAfterHave = (next: string): boolean =>
  AFTER_HAVE.test(next) || verbReadings(next, 'VERB').some(({ form }) => form === 'participle')
