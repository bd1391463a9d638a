import { useState, type FormEvent } from 'react'

import { usePaused } from '#client/shared/hooks/usePaused.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { EmptyState } from '#client/shared/ui/feedback/EmptyState.tsx'
import { QueryState } from '#client/shared/ui/feedback/QueryState.tsx'
import { Skeleton } from '#client/shared/ui/feedback/Skeleton.tsx'
import { SearchField } from '#client/shared/ui/form/SearchField.tsx'
import { Segments } from '#client/shared/ui/form/Segments.tsx'
import { Roving } from '#client/shared/ui/layout/Roving.tsx'
import { SEARCH_MAX } from '#schema/documents/contract.ts'
import { insertSnippet } from '#schema/messages/en/insertSnippet.ts'
import { snippetPicker } from '#schema/messages/en/snippetPicker.ts'
import type { SnippetItem } from '#schema/snippets/contract.ts'

import { useSnippets } from '../queries.ts'

const t = translator(insertSnippet)
const tSnippetPicker = translator(snippetPicker)

const PARTS = (['mine', 'shared', 'public'] as const).map(value => ({ value, label: t(`parts.${value}`) }))
type Part = (typeof PARTS)[number]['value']

/** A longer list is not read; the search finds the rest. */
const SHOWN = 50

type Props = { except: string; onChoose: (id: string) => void }

/** Snippets to choose from. Enter in the search chooses the first one. */
export function SnippetPicker({ except, onChoose }: Props) {
  const [typed, setTyped] = useState('')
  const [part, setPart] = useState<Part>('mine')
  const q = usePaused(typed.trim())
  const query = useSnippets({ part, order: 'edited', q, tag: null })
  const shownOf = (items: readonly SnippetItem[]) => items.filter(({ id }) => id !== except).slice(0, SHOWN)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const [first] = shownOf(query.data ?? [])
    // The list may still be that of an earlier search.
    if (first && q === typed.trim() && !query.isPlaceholderData) onChoose(first.id)
  }
  return (
    <form onSubmit={submit} className="grid gap-4">
      <SearchField
        label={tSnippetPicker('search')}
        maxLength={SEARCH_MAX}
        value={typed}
        onChange={setTyped}
      />
      <Segments label={tSnippetPicker('lists')} value={part} options={PARTS} onChange={setPart} />
      <QueryState query={query} loading={<Loading />}>
        {items => {
          const shown = shownOf(items)
          if (shown.length === 0)
            return <EmptyState title={tSnippetPicker('none')} description={tSnippetPicker('noneText')} />
          return (
            <Roving items="button">
              <ul aria-label={t(`parts.${part}`)} className="-mx-2 grid max-h-[40dvh] overflow-y-auto">
                {shown.map(item => (
                  <li key={item.id}>
                    <Choice item={item} onChoose={() => onChoose(item.id)} />
                  </li>
                ))}
              </ul>
            </Roving>
          )
        }}
      </QueryState>
    </form>
  )
}

function Choice({ item: { title, start }, onChoose }: { item: SnippetItem; onChoose: () => void }) {
  return (
    <button
      type="button"
      onClick={onChoose}
      className="focus-inset grid min-h-11 w-full content-center gap-0.5 rounded-lg px-2 py-1.5 text-start hover:bg-hover"
    >
      <bdi className="truncate text-sm font-medium text-ink">{title}</bdi>
      <span dir="auto" className="truncate text-xs text-ink-soft">
        {start}
      </span>
    </button>
  )
}

const Loading = () => (
  <div role="status" aria-label={tSnippetPicker('loading')} className="grid gap-2">
    {[1, 2, 3].map(row => (
      <Skeleton key={row} className="h-11" />
    ))}
  </div>
)
