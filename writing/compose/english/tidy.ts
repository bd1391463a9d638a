import { knownTypos } from '../../check/knownTypos.ts'
import { adjectives, months, weekdays } from './functionWords.ts'
import { baseOfGerund, isBaseVerb } from './verbs.ts'
import { pairs, wordSet } from './wordList.ts'
import { isCommonWord } from './words.ts'

/** Abbreviations in notes and their expansions in an email. */
const shorthand = pairs(`
pls = please
bbq = BBQ
icu = ICU
tv = TV
usb = USB
id = ID
agm = AGM
hoa = HOA
uk = UK
usa = USA
eu = EU
faq = FAQ
hes = he's
shes = she's
whos = who's
nite = night
nites = nights
tonite = tonight
nr = no.
mgmt = management
mngr = manager
ty = thank you
cos = because
cud = could
shud = should
wud = would
plz = please
thx = thanks
tks = thanks
thnx = thanks
u = you
ur = your
r = are
w/ = with
w/o = without
b/c = because
bc = because
cuz = because
coz = because
tmrw = tomorrow
tmr = tomorrow
tmw = tomorrow
abt = about
wk = week
wks = weeks
hrs = hours
mins = minutes
yr = year
yrs = years
ppl = people
msg = message
wknd = weekend
dept = department
mtg = meeting
appt = appointment
gonna = going to
wanna = want to
gotta = have to
info = information
asap = as soon as possible
fyi = for your information
btw = by the way
prob = probably
prolly = probably
thru = through
tho = though
bday = birthday
b-day = birthday
xmas = Christmas
rsvp = RSVP
wifi = Wi-Fi
c# = C#
eur = EUR
usd = USD
gbp = GBP
& = and
+ = and
im = I'm
ive = I've
dont = don't
doesnt = doesn't
didnt = didn't
cant = can't
wont = won't
isnt = isn't
arent = aren't
wasnt = wasn't
werent = weren't
hasnt = hasn't
havent = haven't
couldnt = couldn't
wouldnt = wouldn't
shouldnt = shouldn't
thats = that's
theres = there's
whats = what's
youre = you're
theyre = they're
weve = we've
i = I
i'm = I'm
i've = I've
i'll = I'll
i'd = I'd
i’m = I’m
i’ve = I’ve
i’ll = I’ll
i’d = I’d
mr = Mr
mrs = Mrs
ms = Ms
dr = Dr
vat = VAT
cv = CV
hr = HR
ceo = CEO
pdf = PDF
q1 = Q1
q2 = Q2
q3 = Q3
q4 = Q4
`)
/** Short names of days. Those that are words too count only next to a time or another day. */
const shortDays = pairs(`
mon = Monday
tue = Tuesday
tues = Tuesday
wed = Wednesday
weds = Wednesday
thu = Thursday
thur = Thursday
thurs = Thursday
fri = Friday
sat = Saturday
sun = Sunday
`)
const shortMonths = pairs(`
jan = January
feb = February
apr = April
jun = June
jul = July
aug = August
sept = September
sep = September
oct = October
nov = November
dec = December
`)
const beforeDay = wordSet(
  'come comes available free home here there works prob probably maybe approx ca only on next last this by until till from every since before after or and +',
)
const languages = wordSet(`
english french german spanish italian portuguese dutch swedish danish norwegian finnish polish czech russian ukrainian greek
turkish arabic hebrew hindi bengali tamil chinese japanese korean indian british american european african asian canadian
australian christmas easter ramadan diwali
norway sweden denmark finland iceland ireland scotland england britain france germany spain italy portugal belgium
netherlands luxembourg switzerland austria poland hungary romania bulgaria greece croatia serbia slovenia slovakia ukraine
russia latvia lithuania estonia japan india korea thailand vietnam indonesia malaysia philippines australia canada mexico
brazil argentina peru colombia egypt morocco kenya nigeria israel iran iraq europe africa america
london manchester edinburgh dublin berlin hamburg munich bremen cologne frankfurt dresden leipzig vienna zurich geneva
paris lyon marseille madrid barcelona lisbon porto rome milan naples florence venice athens prague warsaw krakow budapest
amsterdam rotterdam utrecht delft brussels antwerp copenhagen stockholm oslo helsinki tokyo beijing shanghai singapore
sydney melbourne toronto montreal vancouver chicago boston seattle
`)
const beforeMonth = wordSet(
  'in of by for until till early late mid since from to next last this end during before after',
)

/**
 * Collapses spaces, expands abbreviations, and capitalizes days, months and languages. Numbers stay
 * as they are.
 */
export function tidy(note: string): string {
  const tokens = note
    // Lone surrogates, control and invisible characters carry no content.
    .replace(/[\p{Surrogate}\p{Cc}\u200B\u2060\uFEFF]/gu, ' ')
    .trim()
    .split(/\s+/)
  return tokens
    .map((token, index) =>
      withApostrophe(token, index === 0 ? '' : (tokens[index - 1] ?? ''), tokens[index + 1] ?? ''),
    )
    .map((token, index) => tidyToken(token, tokens[index - 1], tokens[index + 1]))
    .join(' ')
    .replace(/ (?:→|->|=>) /gu, ': ')
    .replace(/([!?])\1+/g, '$1')
    .replace(
      /\bsince (?=(?:\d+|two|three|four|five|six|a few|many|some) (?:days|weeks|months|years)\b(?! ago))/gi,
      'for ',
    )
    .replace(/\b(is|are) not (?=(?:arrived|come|happened)\b)/gi, (_, verb: string) =>
      /^is$/i.test(verb) ? 'has not ' : 'have not ',
    )
    .replace(/\bhow long takes (the \p{L}+|it|this)\b/giu, 'how long $1 takes')
    .replace(
      /\b(by|until|till|from|before|at|since|valid till) (?=(?:end|start|beginning) of\b)/giu,
      '$1 the ',
    )
    .replace(/(?<=\bthe end of )(?=(?:month|year|week)\b)/gu, 'the ')
    .replace(STREET, address => address.split(' ').map(capital).join(' '))
}

/** "9 oak street" and "mill lane 4". */
const STREET =
  /(?<=\b\d+[a-z]? )\p{Ll}{3,} (?:street|road|lane|avenue)\b|\b(?!the |this |that |our |your |main )\p{Ll}{3,} (?:street|road|lane|avenue)(?= \d)/gu

/** Words before "ill" and "id" that make them no contractions: "is ill", "my id". */
const BEFORE_ILL =
  /^(?:is|are|am|was|were|be|been|i'm|he's|she's|feel|feels|felt|fell|fall|very|so|too|seriously|really|still|get|got|the|a|an|my|your|our|his|her|their|this|no|user|photo|student|customer|order|tax|valid|new)$/
/** Words after "its" that only "it's" has before it. */
const AFTER_IT_IS =
  /^(?:\d.*|an?|the|not|been|so|too|very|really|my|your|our|just|still|already|ok|okay|fine|me|on|in|at|for|about)$/i

/** Adds the apostrophe to what can only be a contraction: "its a girl", "were having a party". */
function withApostrophe(token: string, before: string, after: string): string {
  const next = after.toLowerCase().replace(/[.,;:!?]+$/, '')
  if (/^its$/i.test(token)) {
    const isState =
      adjectives.has(next) &&
      !/\p{L}/u.test(before.replace(/^(?:that|now|because|but|and|so|if|since)$/i, ''))
    const isDark = /^(?:dark|late|cold|raining|broken|free|ready|urgent|possible)$/.test(next)
    return AFTER_IT_IS.test(next) || isState || isDark ? token.replace(/s$/i, "'s") : token
  }
  const isStart = before === '' || /[,.!?]$/.test(before) || weekdays.has(before.toLowerCase())
  if (/^were$/i.test(token) && isStart && baseOfGerund(next) !== null) return token.replace(/re$/i, "'re")
  if (/^ur$/i.test(token) && baseOfGerund(next) !== null) return "you're"
  if (
    /^cause$/i.test(token) &&
    before !== '' &&
    /^(?:the|i|we|it|its|it's|he|she|they|my|our|there)$/.test(next)
  )
    return 'because'
  if (/^(?:ill|id)$/.test(token) && isBaseVerb(next) && !BEFORE_ILL.test(before.toLowerCase()))
    return token === 'id' ? "I'd" : "I'll"
  if (/^lets$/i.test(token) && before === '') return token.replace(/s$/i, "'s")
  return token
}

function tidyToken(token: string, before = '', after = ''): string {
  const [, open = '', word = '', tail = ''] =
    /^(["'“‘(]*)(.*[^.,;:!?)"'”’])?([.,;:!?)"'”’]*)$/u.exec(token) ?? []
  if (word === '' || open !== '') return token
  const span = /^(\p{L}+)[-–](\p{L}+)$/u.exec(word)
  const [from, to] = [
    shortDays.get(span?.[1]?.toLowerCase() ?? ''),
    shortDays.get(span?.[2]?.toLowerCase() ?? ''),
  ]
  if (from !== undefined && to !== undefined) return `${from} to ${to}${tail}`
  if (/^hr$/i.test(word) && /^\d/.test(before)) return `hour${tail}`
  const typo = word === word.toLowerCase() ? knownTypos.get(word) : undefined
  if (typo !== undefined && !shorthand.has(word)) return typo + tail
  const written =
    shorthand.get(word) ?? (word === word.toUpperCase() ? undefined : shorthand.get(word.toLowerCase()))
  // The full stop of an abbreviation goes with it: "appt. on Monday".
  if (written !== undefined && word !== 'I')
    return written + (tail === '.' && /^\p{Ll}/u.test(after) && word.length > 1 ? '' : tail)
  const day = shortDays.get(word.toLowerCase())
  if (day !== undefined && isShortDay(word, before, after)) return day + tail
  const month = word === word.toLowerCase() ? shortMonths.get(word) : undefined
  if (word === 'mar' && (/^\d/.test(before) || /^\d/.test(after))) return `March${tail}`
  if (month !== undefined) return month + tail
  if (word === 're' && before !== '' && after !== '' && tail === '') return 'about'
  const [, stem = '', ending = ''] = /^(\p{L}+?)(['’]s|s)?$/u.exec(word) ?? []
  if (isDayName(word, before, after) || weekdays.has(stem) || languages.has(word)) return capital(word) + tail
  const isNamed = /^(?:mr|mrs|ms|dr|prof)\.?$/i.test(before) && !isCommonWord(word)
  return isNamed || (ending !== '' && weekdays.has(stem)) ? capital(word) + tail : token
}

function isShortDay(word: string, before: string, after: string): boolean {
  if (/^(?:tues|weds|thu(?:rs?)?|fri)$/i.test(word)) return true
  if (/^(?:my|your|our|his|her|their)$/i.test(before) && !/^(?:mon|sun)$/i.test(word)) return true
  return (
    months.has(after.toLowerCase()) ||
    shortMonths.has(after.toLowerCase()) ||
    /^(?:\d|(?:night|morning|afternoon|evening|noon|at|or|[-–+])\b|\+$)/i.test(after) ||
    beforeDay.has(before.toLowerCase())
  )
}

function isDayName(word: string, before: string, after: string): boolean {
  if (!months.has(word)) return false
  if (word !== 'may' && word !== 'march') return true
  return /^\d/.test(after) || /^\d/.test(before) || beforeMonth.has(before.toLowerCase())
}

/** Capitalizes the first letter. */
export function capital(text: string): string {
  return text.replace(/^(["“(]*)(\p{Ll})/u, (_, open: string, letter: string) => open + letter.toUpperCase())
}
