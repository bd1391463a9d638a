import { months, weekdays } from './functionWords.ts'
import { pairs, wordSet } from './wordList.ts'

/** Abbreviations in notes and their expansions in an email. */
const shorthand = pairs(`
pls = please
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
const beforeDay = wordSet('on next last this by until till from every since before after or and +')
const languages = wordSet(`
english french german spanish italian portuguese dutch swedish danish norwegian finnish polish czech russian ukrainian greek
turkish arabic hebrew hindi bengali tamil chinese japanese korean indian british american european african asian canadian
australian christmas easter ramadan diwali
`)
const beforeMonth = wordSet(
  'in of by until till early late mid since from to next last this end during before after',
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
  return tokens.map((token, index) => tidyToken(token, tokens[index - 1], tokens[index + 1])).join(' ')
}

function tidyToken(token: string, before = '', after = ''): string {
  const [, open = '', word = '', tail = ''] = /^(["'“‘(]*)(.*?)([.,;:!?)"'”’]*)$/u.exec(token) ?? []
  if (word === '' || open !== '') return token
  if (/^hr$/i.test(word) && /^\d/.test(before)) return `hour${tail}`
  const written =
    shorthand.get(word) ?? (word === word.toUpperCase() ? undefined : shorthand.get(word.toLowerCase()))
  if (written !== undefined && word !== 'I') return written + tail
  const day = shortDays.get(word.toLowerCase())
  if (day !== undefined && isShortDay(word, before, after)) return day + tail
  const month = word === word.toLowerCase() ? shortMonths.get(word) : undefined
  if (month !== undefined) return month + tail
  if (word === 're' && before !== '' && after !== '' && tail === '') return 'about'
  const [, stem = '', ending = ''] = /^(\p{L}+?)(['’]s|s)?$/u.exec(word) ?? []
  if (isDayName(word, before, after) || weekdays.has(stem) || languages.has(word)) return capital(word) + tail
  return ending !== '' && weekdays.has(stem) ? capital(word) + tail : token
}

function isShortDay(word: string, before: string, after: string): boolean {
  if (/^(?:tues|weds|thurs?|fri)$/i.test(word)) return true
  return (
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
