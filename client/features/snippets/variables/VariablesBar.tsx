import type { Editor } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { Braces } from 'lucide-react'

import { useEditorState } from '#client/editor/core/useEditorState.ts'
import { translator } from '#client/shared/messages/translator.ts'
import type { BodyNode } from '#document/body.ts'
import { openSnippet } from '#schema/messages/en/openSnippet.ts'
import { hasMoreVariables, VARIABLES_MAX, variablesOf } from '#schema/snippets/variables.ts'

const t = translator(openSnippet)

type Asked = { names: string[]; hasMore: boolean }
const found = new WeakMap<Node, Asked>()

/** Returns the variables, which the caret does not change. */
function askedIn({ state: { doc } }: Editor): Asked {
  const known = found.get(doc)
  if (known) return known
  const body: BodyNode = doc.toJSON()
  const asked = { names: variablesOf(body).map(({ name }) => name), hasMore: hasMoreVariables(body) }
  found.set(doc, asked)
  return asked
}

/** Lists what is asked for when the snippet is used. Draws nothing without variables. */
export function VariablesBar({ editor }: { editor: Editor }) {
  const { names, hasMore } = useEditorState(editor, askedIn)
  if (names.length === 0) return null
  return (
    <div
      role="group"
      aria-label={t('variables')}
      className="flex shrink-0 flex-wrap items-center gap-1.5 border-b px-4 py-1.5 text-xs text-ink-soft"
    >
      <Braces aria-hidden className="size-4 text-ink-faint" />
      {t('asksFor')}
      {names.map(name => (
        <bdi key={name} className="max-w-full rounded bg-sunk px-1.5 py-0.5 font-medium">
          {name}
        </bdi>
      ))}
      {hasMore && <span role="status">{t('tooManyVariables', { most: VARIABLES_MAX })}</span>}
    </div>
  )
}
