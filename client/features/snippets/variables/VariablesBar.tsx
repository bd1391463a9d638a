import type { Editor } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { Braces } from 'lucide-react'

import { useEditorState } from '#client/editor/core/useEditorState.ts'
import { translator } from '#client/shared/messages/translator.ts'
import type { BodyNode } from '#document/body.ts'
import { snippets } from '#schema/messages/en/snippets.ts'
import { variablesOf } from '#schema/snippets/variables.ts'

const t = translator(snippets)

const found = new WeakMap<Node, string[]>()

/** Returns the names, which the caret does not change. */
function namesIn({ state: { doc } }: Editor): string[] {
  const known = found.get(doc)
  if (known) return known
  const body: BodyNode = doc.toJSON()
  const names = variablesOf(body).map(({ name }) => name)
  found.set(doc, names)
  return names
}

/** Lists what is asked for when the snippet is used. Draws nothing without variables. */
export function VariablesBar({ editor }: { editor: Editor }) {
  const names = useEditorState(editor, namesIn)
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
        <bdi key={name} className="rounded bg-sunk px-1.5 py-0.5 font-medium">
          {name}
        </bdi>
      ))}
    </div>
  )
}
