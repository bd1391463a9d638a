import type { Range } from '#schema/style/report.ts'

import { clichePhrases } from './clicheList.ts'
import type { Passage } from './prose.ts'

export interface Cliche {
  /** The phrase as listed. */
  phrase: string
  range: Range
}

interface Branch {
  next: Map<string, Branch>
  /** The phrase that ends at this node. */
  phrase: string | null
}

const POSSESSIVES = ['my', 'your', 'his', 'her', 'its', 'our', 'their', "one's"]
const root: Branch = { next: new Map(), phrase: null }
for (const phrase of clichePhrases) grow(root, phrase)

/** Each word of a phrase is a list of alternatives. The first ones form the phrase's name. */
function grow(tree: Branch, phrase: string) {
  const words = phrase.split(' ').map(word => (word === "one's" ? POSSESSIVES : word.split('/')))
  const name = phrase.replace(/\/[^ ]+/g, '')
  let branches = [tree]
  for (const alternatives of words) {
    branches = branches.flatMap(branch =>
      alternatives.map(word => {
        const known = branch.next.get(word)
        const grown: Branch = known ?? { next: new Map(), phrase: null }
        if (!known) branch.next.set(word, grown)
        return grown
      }),
    )
  }
  for (const branch of branches) branch.phrase = name
}

/**
 * Returns the clichés of our list in text order. The longest match wins, and matches do not
 * overlap.
 */
export function clichesIn(text: string, paragraphs: readonly Passage[]): Cliche[] {
  return paragraphs.flatMap(({ words }) => {
    const found: Cliche[] = []
    let free = 0
    for (const [index, word] of words.entries()) {
      if (index < free) continue
      let branch = root.next.get(word.text)
      let end = word.end
      for (let at = index; branch; at += 1) {
        if (branch.phrase !== null) {
          if (free > index) found.pop()
          found.push({ phrase: branch.phrase, range: { start: word.start, end } })
          free = at + 1
        }
        const following = words[at + 1]
        if (
          !following ||
          following.start - end > 3 ||
          !/^[ ,\n\u00A0-]+$/.test(text.slice(end, following.start))
        )
          break
        end = following.end
        branch = branch.next.get(following.text)
      }
    }
    return found
  })
}
