import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { Link, useLocation } from 'wouter'

import type { ScreenProps } from '#client/features/feature.ts'
import { call } from '#client/shared/api/call.ts'
import { translator } from '#client/shared/messages/translator.ts'
import * as endpoints from '#schema/admin/contentEndpoints.ts'
import { adminContent } from '#schema/messages/en/adminContent.ts'
import { buttonClass } from '#site/ui/buttonClass.ts'

import { AdminPage } from '../AdminPage.tsx'
import { useKeptText } from './keptText.ts'
import { useTextAct } from './queries.ts'
import { emptyFields, isNewKind, newTextOf, type NewKind } from './textFields.ts'
import { TextForm } from './TextForm.tsx'

const t = translator(adminContent)

const today = (): string => new Date().toISOString().slice(0, '2026-11-28'.length)

/** The page on which administrators write a new text. */
export function NewTextPage({ params: { kind = '' } }: ScreenProps) {
  if (!isNewKind(kind)) return null
  return (
    <AdminPage
      tab="admin-content"
      title={t(`newKinds.${kind}`)}
      before={
        <Link to="/admin/content" className={buttonClass({ variant: 'link' })}>
          <ArrowLeft aria-hidden /> {t('back')}
        </Link>
      }
    >
      <NewText key={kind} kind={kind} />
    </AdminPage>
  )
}

function NewText({ kind }: { kind: NewKind }) {
  const [, navigate] = useLocation()
  const { mutateAsync } = useTextAct()
  const { kept, isOnDevice, keep, settle, forget } = useKeptText(`new/${kind}`)
  const [empty] = useState(() => emptyFields(today()))
  const [starts, setStarts] = useState(0)
  return (
    <TextForm
      key={starts}
      kind={kind}
      stored={null}
      initial={kept?.fields ?? empty}
      isUnsaved={kept !== null}
      isOnDevice={isOnDevice}
      onWritten={fields => keep(0, fields, empty)}
      onDiscard={() => {
        forget()
        setStarts(count => count + 1)
      }}
      send={async (written, isDraft, fields) => {
        const saved = await mutateAsync({
          send: () => call(endpoints.create, { body: newTextOf(kind, written, isDraft) }),
          done: t(isDraft ? 'saved.draft' : 'saved.published'),
        })
        settle(fields, saved)
        navigate(`/admin/content/${saved.id}`, { replace: true })
      }}
    />
  )
}
