import { copyBody } from '#client/shared/lib/copyBody.ts'
import { shownAgain } from '#client/shared/lib/shownAgain.ts'
import { parseBody } from '#document/parse.ts'
import { isRecord } from '#schema/shared/records.ts'
import type { SharedNode } from '#schema/sharing/sharedText.ts'
import { SnippetActs, type DuplicateOutcome } from '#site/snippet/liveText.ts'

import { post, TOO_MANY } from './post.ts'

/** Counts an act on the page of a code. A count that fails is no problem of the reader. */
export function countShared(code: string, act: 'view' | 'copy'): void {
  post('/api/shared-snippets/uses', { code, act }).catch(() => undefined)
}

/** Returns the acts of a reader on the page of a code. */
export const actsOf = (code: string, toggle: SnippetActs['toggle']): SnippetActs =>
  new SnippetActs({
    copy: async node => {
      const isCopied = await copy(node)
      if (isCopied) countShared(code, 'copy')
      return isCopied
    },
    toggle,
    duplicate: onBack => duplicate(code, onBack),
    report: async written => {
      try {
        const { ok, status } = await post('/api/shared-snippets/reports', { code, ...written })
        if (ok) return 'sent'
        return status === TOO_MANY ? 'tooMany' : 'failed'
      } catch {
        return 'offline'
      }
    },
  })

async function duplicate(code: string, onBack: () => void): Promise<DuplicateOutcome> {
  try {
    const response = await post('/api/shared-snippets/duplicate', { code })
    const answer: unknown = await response.json().catch(() => null)
    if (!isRecord(answer)) return 'failed'
    const { path, message } = answer
    if (!response.ok) return typeof message === 'string' ? { refusal: message } : 'failed'
    if (typeof path !== 'string') return 'failed'
    void shownAgain().then(onBack)
    window.location.assign(path)
    return 'done'
  } catch {
    return 'offline'
  }
}

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
