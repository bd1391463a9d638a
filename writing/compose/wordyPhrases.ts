/** Wordy phrases and their plain forms, `wordy = plain`. An empty right side deletes the phrase. */
const phrases = `
a considerable number of = many
a great number of = many
a large majority of = most
a large number of = many
a sufficient amount of = enough
a sufficient number of = enough
absolutely essential = essential
absolutely necessary = necessary
advance planning = planning
advance warning = warning
after the conclusion of = after
all of a sudden = suddenly
are able to = can
are in agreement = agree
are in possession of = have
as a consequence of = because of
as a matter of fact = in fact
as a result of the fact that = because
as of this moment = now
as of yet = yet
as to whether = whether
at a later date = later
at a later point in time = later
at a time when = when
at an early date = soon
at an earlier date = earlier
at present = now
at some future time = later
at that point in time = then
at the present moment = now
at the present time = now
at the time that = when
at this moment in time = now
at this point in time = now
basic essentials = essentials
because of the fact that = because
by virtue of the fact that = because
come to an agreement = agree
completely eliminate = eliminate
despite the fact that = although
does not have the ability to = cannot
due to the fact that = because
during the course of = during
during the time that = while
each and every = each
except in a small number of cases = usually
fewer in number = fewer
final conclusion = conclusion
final outcome = outcome
first and foremost = first
for the duration of = during
for the most part = mostly
for the reason that = because
for the simple reason that = because
free gift = gift
from time to time = sometimes
give consideration to = consider
has an effect on = affects
has the ability to = can
has the capacity to = can
have a tendency to = tend to
have an effect on = affect
have an impact on = affect
in a timely manner = promptly
in a situation in which = when
in all likelihood = probably
in an effort to = to
in close proximity to = near
in excess of = more than
in light of the fact that = because
in only a small number of cases = rarely
in order that = so that
in order to = to
in reference to = about
in regard to = about
in regards to = about
in spite of = despite
in spite of the fact that = although
in such a manner that = so that
in such a way that = so that
in the course of = during
in the event that = if
in the month of = in
in the near future = soon
in the not too distant future = soon
in the vicinity of = near
in the very near future = soon
in view of the fact that = because
irrespective of the fact that = although
is able to = can
is in agreement with = agrees with
is in possession of = has
is of the opinion that = thinks that
it goes without saying that = 
it is important to note that = 
it is important to remember that = 
it is interesting to note that = 
it is worth noting that = 
it is worth pointing out that = 
it should be noted that = 
it should be pointed out that = 
joint collaboration = collaboration
made the decision to = decided to
made use of = used
make an attempt to = try to
make the decision to = decide to
make use of = use
makes use of = uses
making use of = using
more often than not = usually
new innovation = innovation
new innovations = innovations
notwithstanding the fact that = although
off of = off
on a daily basis = daily
on a monthly basis = monthly
on a regular basis = regularly
on a weekly basis = weekly
on a yearly basis = yearly
on account of = because of
on account of the fact that = because
on an annual basis = yearly
on numerous occasions = often
on the grounds that = because
only and exclusively = only
owing to the fact that = because
past experience = experience
past history = history
period of time = period
personal opinion = opinion
prior to = before
provide assistance to = help
regardless of the fact that = although
revert back = revert
small in size = small
large in size = large
subsequent to = after
take into consideration = consider
takes into consideration = considers
taking into consideration = considering
taken into consideration = considered
the majority of = most
the vast majority of = most
this is the reason why = this is why
took into consideration = considered
true fact = fact
true facts = facts
unexpected surprise = surprise
until such time as = until
until such time that = until
was of the opinion that = thought that
with regard to = about
with regards to = about
with the exception of = except
with the possible exception of = except perhaps
with the result that = so that`

/**
 * Heavy verbs and a plain one that always fits. Past tense and participle of the plain verb are the
 * same.
 */
const verbs = `
utilize use used
utilise use used
commence start started
ascertain find~out found~out`

/** Weak adjectives after "very" and a stronger one, `weak = strong`. */
const intensified = `
bad = terrible
big = huge
large = huge
small = tiny
tired = exhausted
hungry = starving
happy = delighted
cold = freezing
scared = terrified
afraid = terrified
frightened = terrified
important = crucial
interesting = fascinating
beautiful = gorgeous
ugly = hideous
dirty = filthy
clean = spotless
crowded = packed
surprised = astonished
surprising = astonishing
clever = brilliant
tasty = delicious
strong = powerful
exciting = thrilling
excited = thrilled
boring = tedious
painful = excruciating
detailed = thorough
valuable = precious
roomy = spacious
shiny = gleaming
confused = baffled
confusing = baffling`

/** Wordy text in lower case → plain text. */
export const plainForms: ReadonlyMap<string, string> = new Map([
  ...pairsOf(phrases),
  ...verbs.trim().split('\n').flatMap(formsOf),
])

/** Weak adjective → the stronger one that replaces it after "very" or "really". */
export const strongForms: ReadonlyMap<string, string> = new Map(pairsOf(intensified))

function pairsOf(list: string): (readonly [string, string])[] {
  return list
    .trim()
    .split('\n')
    .map(line => {
      const [from = '', to = ''] = line.split('=')
      return [from.trim(), to.trim()] as const
    })
}

/** Returns the four forms of a heavy verb, each with that of the plain one. */
function formsOf(line: string): (readonly [string, string])[] {
  const [heavy = '', plain = '', past = ''] = line.split(' ').map(part => part.replace('~', ' '))
  return [
    [heavy, plain],
    [withEnding(heavy, 's'), withEnding(plain, 's')],
    [withEnding(heavy, 'ed'), past],
    [withEnding(heavy, 'ing'), withEnding(plain, 'ing')],
  ]
}

/** Adds a regular ending to the first word: tries, using, finds out. */
function withEnding(verb: string, ending: 's' | 'ed' | 'ing'): string {
  const [first = '', ...rest] = verb.split(' ')
  const stem = ending === 's' ? first.replace(/([^aeiou])y$/, '$1ie') : first.replace(/e$/, '')
  return [stem + ending, ...rest].join(' ')
}
