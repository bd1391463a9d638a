import { Trash2 } from 'lucide-react'

import { attempt } from '#client/shared/lib/attempt.ts'
import { ago } from '#client/shared/lib/time.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { cn } from '#client/shared/ui/cn.ts'
import { EmptyState } from '#client/shared/ui/feedback/EmptyState.tsx'
import { Skeleton } from '#client/shared/ui/feedback/Skeleton.tsx'
import { Button } from '#client/shared/ui/form/Button.tsx'
import { IconButton } from '#client/shared/ui/form/IconButton.tsx'
import { Roving } from '#client/shared/ui/layout/Roving.tsx'
import { Timed } from '#client/shared/ui/layout/Timed.tsx'
import { results } from '#schema/messages/en/results.ts'
import type { listEndpoint, removeEndpoint } from '#schema/results/endpoints.ts'
import { isolatedText } from '#schema/shared/direction.ts'

import { useRemoveResult, useResults } from './results.ts'

const t = translator(results)

type Props = {
  kind: string
  list: ReturnType<typeof listEndpoint<string>>
  remove: ReturnType<typeof removeEndpoint<string>>
  /** The result on screen. */
  openId: string | null
  onOpen: (id: string) => void
  onRemoved: (id: string) => void
  /** Shown while there is none. */
  empty: string
}

/** The kept results of an action: opens and deletes them. */
export function ResultHistory({ kind, list, remove, openId, onOpen, onRemoved, empty }: Props) {
  const { data, isError, refetch } = useResults(kind, list)
  const { mutateAsync } = useRemoveResult(kind, remove)
  const removeOne = async (id: string) => {
    if (await attempt(mutateAsync(id), t('removeFailed'), id)) onRemoved(id)
  }
  // A list that is there stays, also when it could not be read again.
  if (!data && isError)
    return (
      <EmptyState
        title={t('failed')}
        action={
          <Button size="sm" onClick={() => void refetch()}>
            {t('tryAgain')}
          </Button>
        }
      />
    )
  if (!data)
    return (
      <div className="grid gap-2 p-3">
        <Skeleton className="h-11" />
        <Skeleton className="h-11" />
        <Skeleton className="h-11" />
      </div>
    )
  if (data.length === 0) return <p className="px-4 py-5 text-sm text-ink-faint">{empty}</p>
  return (
    <Roving>
      <ul className="grid gap-0.5 p-2">
        {data.map(({ id, title, createdAt }) => (
          <li
            key={id}
            className={cn('flex items-center gap-1 rounded-lg hover:bg-hover', id === openId && 'bg-hover')}
          >
            <button
              type="button"
              aria-current={id === openId || undefined}
              onClick={() => onOpen(id)}
              className="focus-inset grid min-h-11 min-w-0 grow content-center rounded-lg px-2.5 py-1.5 text-left"
            >
              <span className="truncate text-sm text-ink">{title || t('untitled')}</span>
              <span className="text-xs text-ink-faint">
                <Timed text={() => ago(createdAt)} />
              </span>
            </button>
            <IconButton
              size="sm"
              label={t('remove', { title: isolatedText(title) })}
              onClick={() => void removeOne(id)}
            >
              <Trash2 aria-hidden />
            </IconButton>
          </li>
        ))}
      </ul>
    </Roving>
  )
}
