import { inflect } from '../../tagger/verbs/inflect.ts'
import { wordSet } from './wordList.ts'

/**
 * Verbs of everyday and office English that are likely to open a note. The list is shorter than the
 * tagger's: a note lacks the sentence context that separates a rare verb from a noun.
 */
const bases = wordSet(`
dig dispute contest appeal follow hate bark leak smell scream shout smoke snore die live drip flood hurt rain bite break
accept access achieve acknowledge act adapt add address adjust admire admit adopt advance advise afford agree aim allow
amend analyse analyze announce answer anticipate apologise apologize appeal appear apply appoint appreciate approach
approve argue arrange arrive ask assess assign assist assume assure attach attempt attend audit authorise authorize
avoid award back balance ban base behave believe belong benefit bill block board book borrow brief calculate call cancel
care carry cause celebrate certify challenge change charge chase chat check cite claim clarify clean clear close coach
collaborate collect combine comment commit communicate compare compensate compete compile complain complete comply
compress concern conclude conduct confirm congratulate connect consider consist consult contact contain continue
contribute control convert convince cooperate coordinate copy correct cost count cover crash create credit damage date
debate decide declare decline decorate decrease dedicate delay delegate delete deliver demand demonstrate depart depend
deposit describe deserve design develop differ direct disagree disappear disappoint discontinue discover discuss dispatch
display distribute divide document donate double doubt download draft drop earn edit email employ empty enable enclose
encourage end engage enjoy enquire enrol enroll ensure enter escalate establish estimate evaluate examine exceed exchange
exclude execute exhibit exist expand expect expire explain explore export express extend face fail fasten favour fax file
fill finalise finalize finance finish fire fit fix focus follow force forward function gain gather generate grant greet
guarantee guess guide handle hand happen head help hesitate highlight hire honour hope host identify ignore implement
import impress improve include increase indicate inform initiate inquire insist inspect install instruct insure integrate
intend interview introduce invest investigate invite invoice involve issue join judge jump justify kick knock label lack
last launch learn lease leave level license like limit line link list listen load locate lock log look love lower mail
maintain manage manufacture mark market match matter measure mention merge message migrate mind miss modify monitor
motivate move name need negotiate nominate note notice notify object observe obtain occupy occur offer open operate
oppose order organise organize outline owe own pack park part participate pass patch pause perform permit persuade phone
pick place plan play please point postpone practise practice praise prefer prepare present press prevent print prioritise
prioritize process produce program progress project promise promote propose protect prove provide publish pull purchase
push qualify question quote raise reach react realise realize reassure recall receive reclaim recognise recognize
recommend reconsider record recover recruit redesign reduce refer reflect refund refuse regard register regret reject
relate release rely remain remember remind remove rename renew rent repair repeat rephrase replace reply report represent
request require reschedule research reserve reset resign resolve respect respond rest restart restock restore restrict
result resume retire retrieve return review revise reward roll rush sample save scan schedule score screen search secure
select separate serve settle share shift ship shop shorten show sign simplify skip slip slow sort sound specify spoil
sponsor staff start state stay step stock stop store stress struggle study submit subscribe suffer suggest suit supply
support suppose survey suspect suspend swap switch talk target taste tend terminate test thank touch trace track trade
train transfer transform translate transport travel treat trigger trust try tour tune turn type unlock unsubscribe update
upgrade upload urge use validate value vary verify view visit volunteer vote wait walk want warn waste watch welcome wish
wonder work worry wrap
be become begin bind break bring build burn buy catch choose come cut deal do draw drive eat fall feed feel find fly
forget get give go grow hang have hear hide hit hold keep know lay lead leave lend let lie lose make mean meet pay put
quit read ride ring rise run say see sell send set shake shoot shut sing sit sleep speak spend stand steal swim take
teach tell think throw understand wake wear win write withdraw overlook undergo rebuild resend rewrite redo forgive
overpay affect earn ache boil broadcast cost bid bet forecast overcome overrun seek shrink stick swear tear upset
`)

/** Intransitive verbs: "the price increased" needs no agent. */
const intransitive = wordSet(`
appear arrive begin   continue crash decrease depart disappear drop emerge end expire fail fall  grow
happen improve increase last occur  progress remain resign respond rest rise retire start stay  struggle survive
travel vary wait walk work agree disagree go come sit stand complain apologise apologize reply look talk listen belong graduate apply
`)

const pasts = new Map<string, string>()
const participles = new Map<string, string>()
const gerunds = new Map<string, string>()
const thirds = new Map<string, string>()
for (const base of bases) {
  pasts.set(inflect(base, 'past'), base)
  participles.set(inflect(base, 'participle'), base)
  gerunds.set(inflect(base, 'ing'), base)
  thirds.set(inflect(base, 's'), base)
}

/** "Resubmit" is a verb like "submit". */
export const isBaseVerb = (word: string): boolean =>
  bases.has(word) || (/^re(?!mark$|sort$)\p{L}{3}/u.test(word) && bases.has(word.slice(2)))
export const isPastForm = (word: string): boolean => pasts.has(word) || word === 'were'
export const isParticiple = (word: string): boolean => participles.has(word)
/** Returns the base of "moves", "moved" or "moving", or null. */
export const baseOfThird = (word: string): string | null => thirds.get(word) ?? null
export const baseOfPast = (word: string): string | null => pasts.get(word) ?? null
export const baseOfGerund = (word: string): string | null => gerunds.get(word) ?? null
export const isIntransitive = (base: string): boolean => intransitive.has(base)
