import { isParticiple } from './verbs.ts'
import { pairs } from './wordList.ts'

const fixed = pairs(`
aren't = are not
can't = cannot
couldn't = could not
didn't = did not
doesn't = does not
don't = do not
hadn't = had not
hasn't = has not
haven't = have not
i'm = I am
i've = I have
i'll = I will
isn't = is not
let's = let us
mightn't = might not
mustn't = must not
needn't = need not
shan't = shall not
shouldn't = should not
they're = they are
they've = they have
they'll = they will
we're = we are
we've = we have
we'll = we will
weren't = were not
wasn't = was not
won't = will not
wouldn't = would not
you're = you are
you've = you have
you'll = you will
it'll = it will
he'll = he will
she'll = she will
that'll = that will
there'll = there will
could've = could have
should've = should have
would've = would have
might've = might have
must've = must have
who've = who have
y'all = you all
ma'am = madam
gonna = going to
wanna = want to
gotta = have to
`)
const open =
  /\b(i|you|he|she|it|we|they|that|there|here|what|who|where|how|this|everything|nothing|something)['’](s|d)\b(?=([ ]+)(\p{L}+)([ ]+\p{L}+)?)/giu
const closed = /\b\p{L}+(?:n['’]t|['’](?:m|ve|ll|re|am|all))\b|\b(?:gonna|wanna|gotta)\b/giu

/**
 * Expands contractions: "don't" becomes "do not". The next word decides whether "it's" becomes "it
 * is" or "it has", and "he'd" "he would" or "he had". Unclear ones stay. Questions stay too, since
 * "Do not you think?" is wrong.
 */
export function spelledOut(text: string): string {
  return contractionsIn(text).reduceRight(
    (out, edit) => out.slice(0, edit.start) + edit.after + out.slice(edit.end),
    text,
  )
}

/** Returns the contractions of a text in order, with their expansions. */
export function contractionsIn(text: string): { start: number; end: number; after: string }[] {
  const found: { start: number; end: number; after: string }[] = []
  for (const match of text.matchAll(closed)) {
    const word = match[0]
    const after = fixed.get(word.toLowerCase().replaceAll('’', "'"))
    const end = match.index + word.length
    if (
      after === undefined ||
      (/n['’]t$/i.test(word) &&
        /^[ ]+(?:i|you|he|she|it|we|they|there|the|this|that|these|those|my|your|our|his|her|their|anyone|everyone)\b/i.test(
          text.slice(end),
        ))
    )
      continue
    found.push({ start: match.index, end, after: cased(word, after) })
  }
  for (const match of text.matchAll(open)) {
    const [, subject = '', ending = '', , next = '', later = ''] = match
    const verb = ending.toLowerCase() === 's' ? isOrHas(subject, next, later) : wouldOrHad(next, later)
    if (verb === null) continue
    found.push({ start: match.index, end: match.index + subject.length + 2, after: `${subject} ${verb}` })
  }
  return found.toSorted((a, b) => a.start - b.start)
}

function isOrHas(subject: string, next: string, later: string): string | null {
  const word = next.toLowerCase()
  if (/^(?:been|got|had|become)$/.test(word)) return 'has'
  if (/^(?:not|never|already|just|always|also|now|only|really)$/.test(word)) {
    const after = later.trim().toLowerCase()
    return /^(?:been|got|had|become)$/.test(after) || (isParticiple(after) && /^(?:he|she)$/i.test(subject))
      ? isParticiple(after) && after !== 'been'
        ? null
        : 'has'
      : 'is'
  }
  if (
    isParticiple(word) &&
    !/^(?:closed|broken|delayed|cancelled|canceled|finished|done|gone|called|made|based|supposed|needed|used|located|included|limited|expected|required)$/.test(
      word,
    )
  )
    return null
  return 'is'
}

function wouldOrHad(next: string, later: string): string | null {
  const word = next.toLowerCase()
  if (word === 'better') return 'had'
  if (
    /^(?:like|love|be|have|rather|prefer|appreciate|need|want|say|go|get|make|do|see|take|know|think|suggest|recommend|expect|hope|help|never have|give|come|work|start|use|try|ask|tell)$/.test(
      word,
    )
  )
    return 'would'
  if (/^(?:been|gone|done|seen|taken|given|known|forgotten|written|already)$/.test(word)) return 'had'
  return /^(?:also|really|never|always|not|definitely)$/.test(word) &&
    /^\s+(?:like|love|be|have|want|prefer)$/i.test(later)
    ? 'would'
    : null
}

function cased(model: string, text: string): string {
  if (model.length > 3 && model === model.toUpperCase() && /\p{Lu}{2}/u.test(model)) return text.toUpperCase()
  return /^\p{Lu}/u.test(model) ? text.charAt(0).toUpperCase() + text.slice(1) : text
}
