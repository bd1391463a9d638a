import { copyBody } from '#client/shared/lib/copyBody.ts'
import { parseBody } from '#document/parse.ts'
import type { SharedNode } from '#schema/sharing/sharedText.ts'
import { SnippetActs } from '#site/snippet/liveText.ts'

/** The acts of a reader on the page of a snippet. */
export const snippetActs = new SnippetActs(copy)

async function copy(node: SharedNode): Promise<boolean> {
  // The page has limited its length.
  const body = parseBody(node, { characters: Number.POSITIVE_INFINITY })
  if (!body.ok) return false
  try {
    await copyBody(body.value)
    return true
  } catch {
    // The browser does not allow it.
    return false
  }
}
