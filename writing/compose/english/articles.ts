import { finiteAt } from './clauses.ts'
import { adjectives, adverbs, determiners, modals, prepositions, pronouns } from './functionWords.ts'
import { indefiniteFor, isCountable, isPlural, isUncountable } from './nouns.ts'
import { baseOfPast, baseOfThird, isBaseVerb, isParticiple, isPastForm } from './verbs.ts'
import { wordSet } from './wordList.ts'
import { inner, isFunctionWord, textOf, type Token, tokensOf } from './words.ts'

/** Nouns without an article after a preposition: "by email", "at work". */
const bare = new Set(
  `give notice;by email;by mail;by phone;by post;by train;by car;by bus;by card;by cash;by law;by mistake;by return;on time;on sale;on
  paper;on board;on hold;on site;on schedule;on track;on budget;on leave;on holiday;on business;on call;on duty;in
  person;in time;in stock;in advance;in writing;in transit;in place;in school;in class;in part;in question;in case;in
  order;in charge;in line;in touch;in town;at work;at home;at school;at cost;at work;to work;to school;to date;to
  market;out office;of office;of charge;of stock;of order;of course;of date;of place;under review;under control;under
  budget;over budget;off work;for sale;for example;for review;for hire;for rent;for lunch;from work;in office;at
  night;of age;per person;per day;per week;per month;per year;per hour;per unit;per item;per night;via email;via
  phone;via link;without notice;without delay;with effect;as result;into account;on account;in effect;in
  detail;on vacation;on strike;on fire;on foot;on top;after school;before school;after work;due date`
    .split(';')
    .map(entry => entry.replace(/\s+/g, ' ').trim()),
)
/** Returns whether a noun takes no article after this word: "by email", "at work". */
export const isBareAfter = (before: string, noun: string): boolean => bare.has(`${before} ${noun}`)

/** After these words, a thing is new: "a laptop". */
const indefinite = wordSet(`
bring need needs have has want wants offer offers book create include buy get hire take make give receive provide request
propose suggest for with as send
`)
const personal = wordSet(
  'laptop passport badge notebook charger umbrella coat phone ticket helmet towel card form contract book',
)
const definiteOnly = wordSet(`
meeting deadline order invoice contract team project budget office report schedule agenda venue address manager client
customer price delivery payment event issue problem date website draft
`)
const newThings = wordSet(`
discount refund replacement raise promotion extension copy quote quotation reminder reference voucher receipt demo
certificate visa parking-space vacancy internship recommendation
`)
const stays = wordSet('this that every each same page room floor gate platform version')
/** Nouns that a form in "-ing" specifies: "cleaning company", "parking fine". */
const compounds = wordSet(
  'company firm service app agency school machine club center centre job fee fine lot permit ticket course class lesson tool system',
)
const times = wordSet(`
night week month year quarter monday tuesday wednesday thursday friday saturday sunday weekend time morning evening semester term
summer spring winter autumn
`)

/** Things of which a home or a workplace has one. Before a verb, they need "the". */
const HOUSEHOLD =
  /^(current one|old one|washing machine|heating|music|wi-fi|internet|electricity|power|hot water|noise|parking (?:space|spot)|school trip|swimming pool|living room|front door|back door) (?=(?:(?:to|in|at|from) .{1,30}? )?(?:is|are|was|were|has|have|had|won['’]t|doesn['’]t|does|keeps|stopped|will|ends|starts|works)\b)/i

/**
 * Adds the articles that a note omits: "move meeting to Friday" gets "the meeting", "bring laptop"
 * gets "a laptop". It only changes lower-case runs that end in a known countable singular noun.
 * Numbered things ("order 1123"), names and set phrases ("by email") stay as they are. `from` skips
 * words at the beginning, such as the verb of an order. With `isNew`, the first noun is new: "a
 * discount".
 */
export function withArticles(
  text: string,
  { from = 0, isNew = false }: { from?: number; isNew?: boolean } = {},
): string {
  const tokens = tokensOf(text.replace(HOUSEHOLD, (_, thing: string) => `the ${inner(thing)} `))
  // If the writer used one article, the rest of the text has its articles.
  const isGiven = HOUSEHOLD.test(text)
  const written = tokens.findIndex(({ key }, at) => at >= (isGiven ? 1 : 0) && /^(?:the|an?)$/.test(key))
  const last = written < 0 ? tokens.length : written
  const verb = finiteAt(tokens)
  const out: Token[] = tokens.slice(0, from)
  for (let at = from; at < tokens.length;) {
    if (at >= last || isDeedAt(tokens, at)) {
      out.push(...tokens.slice(at, at + 1))
      at += 1
      continue
    }
    const free = at === from || (verb >= 0 && at === verb + 1)
    const whole = at === verb ? 0 : free ? runFrom(tokens, at) : runAt(tokens, at)
    const size = verb > at ? Math.min(whole, verb - at) : whole
    const article =
      size > 0
        ? articleFor(tokens, {
            at,
            size,
            isFirst: out.length === 0,
            isNew: isNew && at === from,
            isDeed: from === 1 && at === 1,
          })
        : shareArticle(tokens, at)
    if (article !== null) out.push({ text: article, key: article })
    const taken = Math.max(1, size)
    out.push(...tokens.slice(at, at + taken))
    at += taken
  }
  return textOf(out)
}

/**
 * Returns whether the word is a verb here, whatever it may be elsewhere: "can start", "to order".
 */
function isDeedAt(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1]?.key ?? ''
  const ahead = tokens[at - 2]?.key ?? ''
  // After "I can", even an unknown word is a verb.
  if (/^(?:i|we|you|he|she|they)$/.test(ahead) && modals.has(before)) return true
  if (ahead === 'like' && before === 'to') return true
  // "Does practice start", "is fine".
  if (/^(?:do|does|did)$/.test(ahead) && isBaseVerb(tokens[at]?.key ?? '')) return true
  if (tokens[at]?.key === 'fine' && /^(?:is|are|was|were|be)$/.test(before)) return true
  return (
    isBaseVerb(tokens[at]?.key ?? '') &&
    (modals.has(before) || /^(?:to|don't|didn't|doesn't)$/.test(before)) &&
    !isUncountable(tokens[at]?.key ?? '') &&
    !adjectives.has(tokens[at]?.key ?? '')
  )
}

/** Returns the number of words in a noun phrase without determiner that begins here, or 0. */
function runAt(tokens: readonly Token[], at: number): number {
  const before = tokens[at - 1]
  return before !== undefined && !endsPhrase(before) && !opensNoun(before.key) && !isDeedAt(tokens, at - 1)
    ? 0
    : runFrom(tokens, at)
}

/** Turns "10% discount" into "a 10% discount". */
function shareArticle(tokens: readonly Token[], at: number): string | null {
  const [before, share, noun] = [tokens[at - 1], tokens[at], tokens[at + 1]]
  if (
    share === undefined ||
    noun === undefined ||
    !/^\d+(?:[.,]\d+)?%$/.test(share.text) ||
    !isCountable(noun.key)
  )
    return null
  const free =
    before === undefined ||
    isBaseVerb(before.key) ||
    prepositions.has(before.key) ||
    /^(?:and|or)$/.test(before.key)
  return free ? indefiniteFor(share.text) : null
}

function runFrom(tokens: readonly Token[], at: number): number {
  let size = 0
  while (at + size < tokens.length) {
    const token = tokens[at + size]
    if (token === undefined || !(isNounWord(token.key, size) || isModifier(tokens, at, size))) break
    size += 1
    if (endsPhrase(token)) break
  }
  return size
}

/** Detects verb forms that modify the next noun: "Need press list", "shared library". */
function isModifier(tokens: readonly Token[], at: number, size: number): boolean {
  const [before, token, next] = [tokens[at + size - 1], tokens[at + size], tokens[at + size + 1]]
  if (size > 0 || token === undefined || next === undefined || !isCountable(next.key)) return false
  if (isBaseVerb(token.key))
    return before === undefined
      ? finiteAt(tokens) > 1
      : (indefinite.has(before.key) || prepositions.has(before.key)) && before.key !== 'to'
  return isParticiple(token.key) && token.key.endsWith('ed')
}

function endsPhrase({ text }: Token): boolean {
  return /[,;:.!?)]$/.test(text)
}

function opensNoun(key: string): boolean {
  return (
    prepositions.has(key) ||
    key === 'and' ||
    key === 'or' ||
    key === 'because' ||
    key === 'if' ||
    ((isBaseVerb(key) || baseOfPast(key) !== null || baseOfThird(key) !== null || key.endsWith('ing')) &&
      !isCountable(key)) ||
    verbsToo.has(key)
  )
}
const verbsToo = wordSet(
  'review book call contact update change check order schedule offer request move plan attach',
)

function isNounWord(key: string, index: number): boolean {
  if (key === '' || /[^\p{L}-]/u.test(key) || isFunctionWord(key) || pronouns.has(key)) return false
  if (isCountable(key) || isUncountable(key) || adjectives.has(key)) return true
  if (adverbs.has(key)) return false
  if (isPlural(key)) return true
  if (isBaseVerb(key) || isPastForm(key) || (isParticiple(key) && index > 0)) return false
  return !determiners.has(key) && baseOfThird(key) === null && !/(?:ly|ing)$/.test(key)
}

/** Returns whether an earlier word rules out an article: "our tutoring app", "I defend". */
function belongs(tokens: readonly Token[], at: number): boolean {
  if (/^(?:i|we|he|she|they)$/.test(tokens[at - 1]?.key ?? '')) return true
  const [far, near] = [tokens[at - 2], tokens[at - 1]]
  if (near?.key.endsWith('ing') === true && compounds.has(tokens[at]?.key ?? '')) return true
  return (
    far !== undefined &&
    near !== undefined &&
    /^(?:my|our|your|his|their|its|this|that)$/.test(far.key) &&
    (near.key.endsWith('ing') || adjectives.has(near.key)) &&
    !endsPhrase(near)
  )
}

type Run = { at: number; size: number; isFirst: boolean; isNew: boolean; isDeed: boolean }

function articleFor(tokens: readonly Token[], { at, size, isFirst, isNew, isDeed }: Run): string | null {
  if (belongs(tokens, at)) return null
  // "Way too high" is no way.
  if (tokens[at + size - 1]?.key === 'way' || tokens[at]?.key === 'ok') return null
  const words = tokens.slice(at, at + size)
  const [first] = words
  const last = words.at(-1)
  const before = tokens[at - 1]
  const after = endsPhrase(last ?? { text: '', key: '' }) ? undefined : tokens[at + size]
  if (first === undefined || last === undefined || !isCountable(last.key)) return null
  // A capital inside may be a name ("Acme contract"), which may or may not take an article.
  if (words.some((word, index) => /\p{Lu}/u.test(word.text) && !(isFirst && index === 0))) return null
  if (times.has(last.key) && words.some(({ key }) => key === 'next' || key === 'last')) return null
  if (stays.has(first.key) || (after !== undefined && /^[#\d№"“]/.test(after.text))) return null
  if (after !== undefined && /^(?:no\.?|number|nr\.?|id)$/.test(after.key)) return null
  if (before !== undefined && bare.has(`${before.key} ${last.key}`)) return null
  if (isFirst && isBaseVerb(first.key) && size > 1 && !isCountable(first.key)) return null
  // "Meeting the client" is an action.
  if (
    last.key.endsWith('ing') &&
    after !== undefined &&
    (determiners.has(after.key) ||
      pronouns.has(after.key) ||
      (after.key === 'with' && pronouns.has(tokens[at + size + 1]?.key ?? '')))
  )
    return null
  if (first.key === 'early' && last.key === 'payment') return null
  if (isDeed && before?.key === 'bring' && personal.has(last.key)) return 'your'
  const fresh =
    isNew ||
    newThings.has(last.key) ||
    (before !== undefined && indefinite.has(before.key) && !definiteOnly.has(last.key))
  return fresh ? indefiniteFor(first.text) : 'the'
}
