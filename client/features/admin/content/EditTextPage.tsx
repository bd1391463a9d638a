import { useQuery } from '@tanstack/react-query'
import deepEqual from 'fast-deep-equal'
import { ArrowLeft, ExternalLink } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'wouter'

import type { ScreenProps } from '#client/features/feature.ts'
import { call } from '#client/shared/api/call.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { EmptyState } from '#client/shared/ui/feedback/EmptyState.tsx'
import { QueryState } from '#client/shared/ui/feedback/QueryState.tsx'
import { Skeleton } from '#client/shared/ui/feedback/Skeleton.tsx'
import { Badge } from '#client/shared/ui/layout/Badge.tsx'
import type { AdminContent } from '#schema/admin/content.ts'
import * as endpoints from '#schema/admin/contentEndpoints.ts'
import { adminContent } from '#schema/messages/en/adminContent.ts'
import { buttonClass } from '#site/ui/buttonClass.ts'

import { AdminPage } from '../AdminPage.tsx'
import { AuditLink } from '../audit/AuditLink.tsx'
import { isMissing } from '../isMissing.ts'
import { Outdated } from '../Outdated.tsx'
import { useKeptText, type KeptText } from './keptText.ts'
import { textQuery, useTextAct } from './queries.ts'
import { TextActs } from './TextActs.tsx'
import { changedTextOf, fieldsOf, pageOf } from './textFields.ts'
import { TextForm } from './TextForm.tsx'

const t = translator(adminContent)

/** The page on which administrators change a text of the site. */
export function EditTextPage({ params: { textId = '' } }: ScreenProps) {
  const query = useQuery(textQuery(textId))
  const text = isMissing(query) ? undefined : query.data
  return (
    <AdminPage
      tab="admin-content"
      title={<bdi>{text?.title ?? t('list')}</bdi>}
      before={
        <Link to="/admin/content" className={buttonClass({ variant: 'link' })}>
          <ArrowLeft aria-hidden /> {t('back')}
        </Link>
      }
      actions={text && <AuditLink kind="content" id={text.id} />}
    >
      {isMissing(query) ? (
        <EmptyState title={t('missing')} description={t('missingText')} />
      ) : (
        <QueryState query={query} loading={<Loading />} failed={t('failed')}>
          {newest => <Editing key={newest.id} newest={newest} />}
        </QueryState>
      )}
    </AdminPage>
  )
}

/**
 * The form stays as it is when someone else changes the text, and says so. It begins with the changes that
 * were not saved.
 */
function Editing({ newest }: { newest: AdminContent }) {
  const keeping = useKeptText(newest.id)
  const { kept, forget } = keeping
  // A later revision is a change by someone else, unless the answer to one's own was lost.
  const [held, setHeld] = useState(() => ({ ...newest, revision: firstRevision(newest, kept) }))
  /** How often the form has begun. It goes on after a change that is saved here. */
  const [starts, setStarts] = useState(0)
  const begin = (text: AdminContent) => {
    forget()
    setHeld(text)
    setStarts(count => count + 1)
  }
  const { kind, isDraft, isBuiltIn, followsFile } = held
  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm text-ink-soft">
        <Badge kind={isDraft ? 'warning' : 'success'}>
          {t(isDraft ? 'states.draft' : 'states.published')}
        </Badge>
        <span>{t(`kinds.${kind}`)}</span>
        {isBuiltIn && <span>{t(followsFile ? 'sources.builtIn' : 'sources.changed')}</span>}
        {!isDraft && (
          <a
            href={pageOf(held)}
            target="_blank"
            rel="noreferrer"
            className={buttonClass({ variant: 'link' })}
          >
            {t('open')} <ExternalLink aria-hidden />
          </a>
        )}
      </div>
      {newest.revision > held.revision && (
        <Outdated text={t('changed')} load={t('load')} onLoad={() => begin(newest)} />
      )}
      <Fields key={starts} text={held} keeping={keeping} onSaved={setHeld} onDiscard={() => begin(newest)} />
      <TextActs text={held} onRestored={begin} onRemoved={forget} />
    </div>
  )
}

const firstRevision = (newest: AdminContent, kept: KeptText | null): number =>
  kept && !deepEqual(kept.fields, fieldsOf(newest)) ? kept.revision : newest.revision

type FieldsProps = {
  text: AdminContent
  keeping: ReturnType<typeof useKeptText>
  onSaved: (text: AdminContent) => void
  onDiscard: () => void
}

function Fields({ text, keeping: { kept, isOnDevice, keep, settle }, onSaved, onDiscard }: FieldsProps) {
  const { id: textId, revision, kind } = text
  const { mutateAsync } = useTextAct()
  return (
    <TextForm
      kind={kind}
      stored={text}
      initial={kept?.fields ?? fieldsOf(text)}
      isUnsaved={kept !== null}
      isOnDevice={isOnDevice}
      onWritten={fields => keep(revision, fields, fieldsOf(text))}
      onDiscard={onDiscard}
      send={async (written, isDraft, fields) => {
        const body = { revision, ...changedTextOf(kind, written, isDraft) }
        const saved = await mutateAsync({
          send: () => call(endpoints.change, { params: { textId }, body }),
          done: t(`saved.${outcomeOf(text.isDraft, isDraft)}`),
        })
        onSaved(saved)
        settle(fields, saved)
      }}
    />
  )
}

function outcomeOf(wasDraft: boolean, isDraft: boolean): 'draft' | 'withdrawn' | 'published' | 'changed' {
  if (isDraft) return wasDraft ? 'draft' : 'withdrawn'
  return wasDraft ? 'published' : 'changed'
}

const Loading = () => (
  <div role="status" aria-label={t('loadingOne')}>
    <Skeleton className="h-96 rounded-xl" />
  </div>
)
