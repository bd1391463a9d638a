import { Bookmark, RotateCcw } from 'lucide-react'
import type { ReactNode } from 'react'

import { wordCount } from '#client/shared/lib/time.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { cn } from '#client/shared/ui/cn.ts'
import { Problem } from '#client/shared/ui/feedback/Problem.tsx'
import { Skeleton } from '#client/shared/ui/feedback/Skeleton.tsx'
import { Button } from '#client/shared/ui/form/Button.tsx'
import { Roving } from '#client/shared/ui/layout/Roving.tsx'
import { Timed } from '#client/shared/ui/layout/Timed.tsx'
import type { DocumentSummary } from '#schema/documents/contract.ts'
import { revisions as messages } from '#schema/messages/en/revisions.ts'
import { ui } from '#schema/messages/en/ui.ts'
import type { Revision } from '#schema/revisions/contract.ts'
import { isolatedText } from '#schema/shared/direction.ts'
import { mayWrite } from '#schema/sharing/roles.ts'

import { dayText, peopleText, shortMoment, timeText } from './moments.ts'
import { NameForm } from './NameForm.tsx'
import { useOlderRevisions, type useRevisionList } from './queries.ts'
import { ReadFailed } from './ReadFailed.tsx'
import { groupByDay } from './timeline.ts'

const t = translator(messages)
const common = translator(ui)

type Props = {
  document: DocumentSummary
  list: ReturnType<typeof useRevisionList>
  /** The versions that are loaded. */
  all: readonly Revision[]
  chosen: string | null
  onChoose: (id: string) => void
  /** Shown in place of the list when there are no versions. */
  none: ReactNode
}

/** The versions of a document by day, the newest first, and the form that names the current one. */
export function Timeline({ document, list, all, chosen, onChoose, none }: Props) {
  return (
    <>
      {mayWrite(document.role) && <NameForm documentId={document.id} onNamed={onChoose} />}
      <section aria-label={t('list')} className="-mx-1 min-h-0 grow overflow-y-auto px-1 pb-1">
        <Versions
          list={list}
          all={all}
          chosen={chosen}
          onChoose={onChoose}
          documentId={document.id}
          none={none}
        />
      </section>
    </>
  )
}

type VersionsProps = Omit<Props, 'document'> & { documentId: string }

function Versions({ list, all, chosen, onChoose, documentId, none }: VersionsProps) {
  if (all.length === 0 && list.isError)
    return (
      <ReadFailed
        title={t('listFailed')}
        error={list.error}
        isFetching={list.isFetching}
        onRetry={() => void list.refetch()}
      />
    )
  if (!list.data)
    return (
      <div role="status" aria-label={t('loading')} className="grid gap-2">
        <Skeleton className="h-16" />
        <Skeleton className="h-16" />
        <Skeleton className="h-16" />
      </div>
    )
  if (all.length === 0) return none
  return (
    <>
      <Roving>
        {groupByDay(all).map(({ day, revisions }) => (
          <div key={day} className="mb-3">
            <h3 className="sticky top-0 z-10 bg-paper px-2.5 py-1.5 text-xs font-medium text-ink-faint">
              <Timed text={() => dayText(day, revisions[0]?.createdAt ?? day)} />
            </h3>
            <ul className="grid gap-0.5">
              {revisions.map(revision => (
                <Row
                  key={revision.id}
                  revision={revision}
                  origin={all.find(({ id }) => id === revision.restoredFrom) ?? null}
                  isChosen={revision.id === chosen}
                  onChoose={onChoose}
                />
              ))}
            </ul>
          </div>
        ))}
      </Roving>
      {list.data.next !== null && <Older documentId={documentId} before={list.data.next} />}
    </>
  )
}

type RowProps = {
  revision: Revision
  /** The version that it restored, if that is loaded. */
  origin: Revision | null
  isChosen: boolean
  onChoose: (id: string) => void
}

function Row({ revision, origin, isChosen, onChoose }: RowProps) {
  const { id, kind, name, createdAt, restoredFrom, words } = revision
  const people = peopleText(revision)
  return (
    <li>
      <button
        type="button"
        data-version={id}
        aria-current={isChosen || undefined}
        onClick={() => onChoose(id)}
        className={cn(
          'focus-inset grid min-h-11 w-full content-center gap-0.5 rounded-lg px-2.5 py-2 text-start transition-colors',
          isChosen ? 'bg-brand-tint' : 'hover:bg-hover',
        )}
      >
        <span className="flex items-center gap-1.5 text-sm font-medium text-ink">
          {kind === 'named' && <Bookmark aria-label={t('named')} className="size-3.5 shrink-0" />}
          {restoredFrom !== null && (
            <RotateCcw
              {...(origin ? { 'aria-hidden': true } : { 'aria-label': t('restored') })}
              className="size-3.5 shrink-0"
            />
          )}
          <span dir="auto" className="min-w-0 [overflow-wrap:anywhere]">
            {name ?? timeText(createdAt)}
          </span>
        </span>
        {name !== null && <span className="text-xs text-ink-soft">{timeText(createdAt)}</span>}
        {origin && (
          <span className="text-xs text-ink-soft [overflow-wrap:anywhere]">
            <Timed text={() => t('restoredFrom', { version: nameOf(origin) })} />
          </span>
        )}
        {people !== '' && <span className="text-xs text-ink-soft [overflow-wrap:anywhere]">{people}</span>}
        <span className="text-xs text-ink-soft tabular-nums">{wordCount(words)}</span>
      </button>
    </li>
  )
}

type OlderProps = { documentId: string; before: number }

/** Loads the next page of versions. */
function Older({ documentId, before }: OlderProps) {
  const { mutate, isPending, isError } = useOlderRevisions(documentId)
  return (
    <div className="grid gap-2">
      {isError && <Problem>{t('moreFailed')}</Problem>}
      <Button size="sm" busy={isPending} onClick={() => mutate(before)}>
        {isError ? common('tryAgain') : t('more')}
      </Button>
    </div>
  )
}

const nameOf = (origin: Revision): string =>
  origin.name === null ? shortMoment(origin) : isolatedText(origin.name)
