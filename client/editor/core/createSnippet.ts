import type { JSONContent } from '@tiptap/core'

import { call } from '#client/shared/api/call.ts'
import { titleStart } from '#schema/documents/contract.ts'
import { KINDS } from '#schema/documents/kinds.ts'
import { create } from '#schema/snippets/endpoints.ts'

import { keepForOpening } from './pendingContent.ts'

const { titleMax, untitled, path } = KINDS.snippet

/** Creates a snippet, which gets its text when it is opened. Returns its path. */
export async function createSnippet(title: string, content: JSONContent): Promise<string> {
  const made = await call(create, { body: { title: titleStart(title.trim(), titleMax).trim() || untitled } })
  keepForOpening(made.id, content)
  return `${path}/${made.id}`
}
