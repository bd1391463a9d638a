import { ArrowDownWideNarrow, ClipboardList, X } from 'lucide-react'
import { useRef, useState, type ReactNode } from 'react'

import { usePaused } from '#client/shared/hooks/usePaused.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { EmptyState } from '#client/shared/ui/feedback/EmptyState.tsx'
import { QueryState } from '#client/shared/ui/feedback/QueryState.tsx'
import { Skeleton } from '#client/shared/ui/feedback/Skeleton.tsx'
import { Button } from '#client/shared/ui/form/Button.tsx'
import { SearchField } from '#client/shared/ui/form/SearchField.tsx'
import type { Lost } from '#client/shared/ui/keptFocus.ts'
import { DropdownMenu, MenuChoice } from '#client/shared/ui/overlay/DropdownMenu.tsx'
import { rowAfter, tabOf, useKeptFocus } from '#client/shared/ui/useKeptFocus.ts'
import { SEARCH_MAX } from '#schema/documents/contract.ts'
import { snippets } from '#schema/messages/en/snippets.ts'
import { snippetOrder, type SnippetOrder, type SnippetPart } from '#schema/snippets/contract.ts'

import { useSnippets } from './queries.ts'
import { SnippetRow } from './SnippetRow.tsx'

const t = translator(snippets)

/** A list of snippets with its search and its order. */
export function SnippetList({ part }: { part: SnippetPart }) {
  const [typed, setTyped] = useState('')
  const [order, setOrder] = useState<SnippetOrder>('edited')
  const [tag, setTag] = useState<string | null>(null)
  const q = usePaused(typed.trim())
  const query = useSnippets({ part, order, q, tag })
  const isFiltered = q !== '' || tag !== null
  const list = useRef<HTMLDivElement>(null)
  useKeptFocus(list, 'li', rowOrTab)
  return (
    <div ref={list} className="grid grid-cols-1 content-start">
      <div className="flex flex-wrap items-center gap-2 p-4">
        <SearchField
          label={t('search')}
          maxLength={SEARCH_MAX}
          value={typed}
          onChange={setTyped}
          className="min-w-48 grow"
        />
        {part !== 'trash' && <OrderMenu order={order} onChange={setOrder} />}
        {tag !== null && (
          <Button size="sm" aria-label={t('anyTag')} onClick={() => setTag(null)}>
            <bdi>{tag}</bdi> <X aria-hidden />
          </Button>
        )}
      </div>
      <QueryState query={query} loading={<Loading />} failed={t('loadFailed')}>
        {items =>
          items.length === 0 ? (
            <Empty kind={isFiltered ? 'found' : part} />
          ) : (
            <>
              <ul aria-label={t(`parts.${part}`)} className="divide-y border-t">
                {items.map(item => (
                  <SnippetRow key={item.id} snippet={item} part={part} onTag={setTag} />
                ))}
              </ul>
              <More
                isThere={query.hasNextPage}
                busy={query.isFetchingNextPage}
                failed={query.isFetchNextPageError}
                onPress={() => void query.fetchNextPage()}
              />
            </>
          )
        }
      </QueryState>
    </div>
  )
}

const rowOrTab = (lost: Lost, list: Element) => rowAfter(lost) ?? tabOf(list)

function OrderMenu({ order, onChange }: { order: SnippetOrder; onChange: (order: SnippetOrder) => void }) {
  const options = snippetOrder.options.map(value => ({ value, label: t(`orders.${value}`) }))
  return (
    <DropdownMenu
      trigger={
        <Button aria-label={t('sortedBy', { label: t(`orders.${order}`) })}>
          <ArrowDownWideNarrow aria-hidden /> {t(`orders.${order}`)}
        </Button>
      }
    >
      <MenuChoice label={t('sortBy')} value={order} onChange={onChange} options={options} closes />
    </DropdownMenu>
  )
}

const Empty = ({ kind }: { kind: SnippetPart | 'found' }): ReactNode => (
  <EmptyState icon={<ClipboardList />} title={t(`empty.${kind}`)} description={t(`emptyText.${kind}`)} />
)

const Loading = () => (
  <div role="status" aria-label={t('loading')} className="grid gap-3 border-t p-4">
    {[1, 2, 3].map(row => (
      <Skeleton key={row} className="h-14" />
    ))}
  </div>
)

type MoreProps = { isThere: boolean; busy: boolean; failed: boolean; onPress: () => void }

function More({ isThere, busy, failed, onPress }: MoreProps) {
  if (!isThere) return null
  return (
    <div className="grid justify-items-center gap-2 border-t p-4">
      {failed && (
        <p role="alert" className="text-sm text-ink-soft">
          {t('moreFailed')}
        </p>
      )}
      <Button size="sm" busy={busy} onClick={onPress}>
        {failed ? t('tryAgain') : t('more')}
      </Button>
    </div>
  )
}
