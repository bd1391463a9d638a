/** A part of a comment. `person`: whom it mentions, if it does. */
export type CommentPart<P> = { text: string; person: P | null }

/** Returns the parts of a comment that mentions the people. */
export function partsOf<P extends { name: string }>(text: string, people: readonly P[]): CommentPart<P>[] {
  // A longer name may begin with a shorter one.
  const longestFirst = people
    .filter(({ name }) => name !== '')
    .toSorted((a, b) => b.name.length - a.name.length)
  const parts: CommentPart<P>[] = []
  let plain = ''
  const flush = () => {
    if (plain !== '') parts.push({ text: plain, person: null })
    plain = ''
  }
  for (let at = 0; at < text.length;) {
    const person = longestFirst.find(({ name }) => text.startsWith(`@${name}`, at))
    if (person === undefined) plain += text[at++] ?? ''
    else {
      flush()
      parts.push({ text: `@${person.name}`, person })
      at += person.name.length + 1
    }
  }
  flush()
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
