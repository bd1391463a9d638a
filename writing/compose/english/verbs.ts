import { wordSet } from './wordList.ts'

/** Verbs of everyday and office English whose past ends in "ed". */
const regular = wordSet(`
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
`)

/** base past participle */
const irregular = new Map(
  `be was been; become became become; begin began begun; bind bound bound; break broke broken; bring brought brought;
  build built built; burn burnt burnt; buy bought bought; catch caught caught; choose chose chosen; come came come; cut cut cut;
  deal dealt dealt; do did done; draw drew drawn; drive drove driven; eat ate eaten; fall fell fallen; feed fed fed;
  feel felt felt; find found found; fly flew flown; forget forgot forgotten; get got got; give gave given; go went gone;
  grow grew grown; hang hung hung; have had had; hear heard heard; hide hid hidden; hit hit hit; hold held held;
  keep kept kept; know knew known; lay laid laid; lead led led; leave left left; lend lent lent; let let let;
  lie lay lain; lose lost lost; make made made; mean meant meant; meet met met; pay paid paid; put put put; quit quit quit;
  read read read; ride rode ridden; ring rang rung; rise rose risen; run ran run; say said said; see saw seen; sell sold sold;
  send sent sent; set set set; shake shook shaken; shoot shot shot; shut shut shut; sing sang sung; sit sat sat;
  sleep slept slept; speak spoke spoken; spend spent spent; stand stood stood; steal stole stolen; swim swam swum;
  take took taken; teach taught taught; tell told told; think thought thought; throw threw thrown;
  understand understood understood; wake woke woken; wear wore worn; win won won; write wrote written;
  withdraw withdrew withdrawn; overlook overlooked overlooked; undergo underwent undergone; rebuild rebuilt rebuilt;
  resend resent resent; rewrite rewrote rewritten; redo redid redone; forgive forgave forgiven; overpay overpaid overpaid`
    .split(';')
    .map(line => {
      const [base = '', past = '', participle = ''] = line.trim().split(' ')
      return [base, { past, participle }] as const
    }),
)

/** Verbs that double their last letter before "ing" and "ed". */
const doubling = wordSet(`
admit ban begin chat commit control cut drop fit forget get hit jog let log map occur patrol permit plan prefer put quit
refer regret reset run scan ship shop shut sit skip slip step stop submit swap swim tag transfer trim tip win wrap
`)

/** Verbs that go by themselves: "the price increased", and nobody has to have increased it. */
const intransitive = wordSet(`
appear arrive begin change close continue crash decrease depart disappear drop emerge end expire fail fall finish grow
happen improve increase last occur open progress remain resign respond rest rise retire start stay stop struggle survive
travel vary wait walk work agree disagree go come sit stand
`)

const bases = new Set([...regular, ...irregular.keys()])
const pasts = new Map<string, string>()
const participles = new Map<string, string>()
const gerunds = new Map<string, string>()
const thirds = new Map<string, string>()
for (const base of bases) {
  const forms = irregular.get(base)
  pasts.set(forms?.past ?? pastOf(base), base)
  participles.set(forms?.participle ?? pastOf(base), base)
  gerunds.set(gerundOf(base), base)
  thirds.set(thirdOf(base), base)
}

function pastOf(base: string): string {
  if (base.endsWith('e')) return `${base}d`
  if (/[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ied`
  return `${base}${doubling.has(base) ? base.slice(-1) : ''}ed`
}

/** "move" gives "moving". */
export function gerundOf(base: string): string {
  if (base === 'be' || base.endsWith('ee') || base.endsWith('oe') || base.endsWith('ye')) return `${base}ing`
  if (base.endsWith('ie')) return `${base.slice(0, -2)}ying`
  if (base.endsWith('e')) return `${base.slice(0, -1)}ing`
  return `${base}${doubling.has(base) ? base.slice(-1) : ''}ing`
}

/** "move" gives "moves", "go" gives "goes". */
export function thirdOf(base: string): string {
  if (base === 'be') return 'is'
  if (base === 'have') return 'has'
  if (/(?:s|x|z|ch|sh|o)$/.test(base)) return `${base}es`
  return /[^aeiou]y$/.test(base) ? `${base.slice(0, -1)}ies` : `${base}s`
}

/** "move" gives "moved", "go" gives "went". */
export function simplePastOf(base: string): string {
  return irregular.get(base)?.past ?? pastOf(base)
}

export const isBaseVerb = (word: string): boolean => bases.has(word)
export const isPastForm = (word: string): boolean => pasts.has(word) || word === 'were'
export const isParticiple = (word: string): boolean => participles.has(word)
/** The base of "moves", "moved", "moving", or null. */
export const baseOfThird = (word: string): string | null => thirds.get(word) ?? null
export const baseOfPast = (word: string): string | null => pasts.get(word) ?? null
export const baseOfGerund = (word: string): string | null => gerunds.get(word) ?? null
export const isIntransitive = (base: string): boolean => intransitive.has(base)
/** "Went" is a past and nothing else; "moved" may be "was moved". */
export const isOnlyPast = (word: string): boolean => pasts.has(word) && !participles.has(word)
