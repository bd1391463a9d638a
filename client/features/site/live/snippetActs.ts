import { copyBody } from '#client/shared/lib/copyBody.ts'
import { parseBody } from '#document/parse.ts'
import type { SharedNode } from '#schema/sharing/sharedText.ts'
import { SnippetActs } from '#site/snippet/liveText.ts'

/** Counts an act on the page of a code. A count that fails is no problem of the reader. */
export function countShared(code: string, act: 'view' | 'copy'): void {
  // Not by `call`, whose schemas no page of the site loads.
  fetch('/api/shared-snippets/uses', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ code, act }),
  }).catch(() => undefined)
}

/** Returns the acts of a reader on the page of a code. */
export const actsOf = (code: string, toggle: SnippetActs['toggle']): SnippetActs =>
  new SnippetActs(async node => {
    const isCopied = await copy(node)
    if (isCopied) countShared(code, 'copy')
    return isCopied
  }, toggle)

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
