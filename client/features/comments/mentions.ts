import { nameOf } from '#client/shared/ui/layout/person.ts'
import type { Comment } from '#schema/comments/contract.ts'
import { folded } from '#schema/documents/folded.ts'
import type { Member } from '#schema/sharing/contract.ts'

/** A person who is mentioned. */
export type Person = Comment['mentions'][number]

/** A person who can be mentioned. `email`: null unless others in the document have the same name. */
export type Candidate = Person & { email: string | null }

/** Returns the people who can be mentioned: the members who can open the document, without the writer. */
export function peopleAmong(members: readonly Member[], me: string): Candidate[] {
  const present = members.filter(({ waiting }) => !waiting)
  const looks = present.map(member => looksOf(nameOf(member)))
  return present.flatMap((member, index) => {
    const { userId, email } = member
    const isShared = looks.some((look, other) => look === looks[index] && other !== index)
    return userId === me ? [] : [{ userId, name: nameOf(member), email: isShared ? email : null }]
  })
}

/** The same for names that look alike in a list: however they are spelled, spaced and capitalized. */
const looksOf = (name: string): string =>
  folded(name.replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')).replaceAll(/\s+/g, ' ')

/** A name that is being typed after `@`, so far, and the position of the `@`. */
export type Asked = { at: number; query: string }

const NAME_MAX = 40

/** Returns the name that is being typed before the caret, if there is one. */
export function askedAt(text: string, caret: number): Asked | null {
  const found = /(?:^|[\s(])@([^@\n]*)$/.exec(text.slice(0, caret))
  const query = found?.[1]
  if (query === undefined || query.length > NAME_MAX) return null
  return { at: caret - query.length - 1, query }
}

const SHOWN_MAX = 5

/** Returns the first people one of whose names begins so. */
export function matching<P extends Person>(people: readonly P[], query: string): P[] {
  const wanted = query.toLowerCase()
  const fits = ({ name }: Person) => {
    const lower = name.toLowerCase()
    return lower.startsWith(wanted) || lower.split(/\s+/).some(part => part.startsWith(wanted))
  }
  return people.filter(fits).slice(0, SHOWN_MAX)
}

/** Returns the text with a person's name in the place of the typed one, and the caret after it. */
export function insertName(
  text: string,
  { at, query }: Asked,
  name: string,
): { text: string; caret: number } {
  const [before, after] = [text.slice(0, at), text.slice(at + query.length + 1)]
  const inserted = `@${name}${after.startsWith(' ') ? '' : ' '}`
  return { text: `${before}${inserted}${after}`, caret: before.length + inserted.length }
}

/**
 * A key that belongs right behind a name: punctuation, or the writer's own space. Quotation marks and hyphens may
 * also begin what comes next.
 */
const BEHIND = /^[ .,;:!?…)\]}'’。，、！？；：）،؛؟।]$/

/**
 * Returns a text without the space that follows a name, and its caret, if the key that was typed right
 * behind that space takes its place. `space`: the position of the space.
 */
export function joined(
  text: string,
  { caret, space }: { caret: number; space: number },
): { text: string; caret: number } | null {
  const isBehind = caret === space + 2 && text[space] === ' ' && BEHIND.test(text[space + 1] ?? '')
  return isBehind ? { text: text.slice(0, space) + text.slice(space + 1), caret: caret - 1 } : null
}

/** Returns the people whom a text still names, each once. */
export function named(text: string, people: readonly Person[]): Person[] {
  const found = people.filter(({ name }) => text.includes(`@${name}`))
  return found.filter(({ userId }, index) => found.findIndex(other => other.userId === userId) === index)
}
