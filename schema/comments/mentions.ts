/** A part of a comment. `person`: whom it mentions, if it does. */
export type CommentPart<P> = { text: string; person: P | null }

/** Returns the parts of a comment that mentions the people. */
export function partsOf<P extends { name: string }>(text: string, people: readonly P[]): CommentPart<P>[] {
  const mentions = people
    .filter(({ name }) => name !== '')
    .map(person => ({ person, text: `@${person.name}` }))
    // A longer name may begin with a shorter one.
    .toSorted((a, b) => b.text.length - a.text.length)
  const parts: CommentPart<P>[] = []
  let end = 0
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', at)) {
    const found = mentions.find(mention => text.startsWith(mention.text, at))
    if (found === undefined) at += 1
    else {
      if (at > end) parts.push({ text: text.slice(end, at), person: null })
      parts.push(found)
      at += found.text.length
      end = at
    }
  }
  if (end < text.length) parts.push({ text: text.slice(end), person: null })
  return parts
}

/** Returns a comment with the people as `called` calls them. */
export const renamed = <P extends { name: string }>(
  text: string,
  people: readonly P[],
  called: (person: P) => string,
): string =>
  partsOf(text, people)
    .map(part => (part.person ? `@${called(part.person)}` : part.text))
    .join('')
