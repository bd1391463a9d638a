import { useState } from 'react'

import { DashboardParts } from '#client/features/dashboard/DashboardParts.tsx'
import { partOfDay } from '#client/features/dashboard/nextStep.ts'
import { useDocuments } from '#client/features/documents/queries.ts'
import { useNewDocument } from '#client/features/documents/rail/useNewDocument.ts'
import { RecentDocuments } from '#client/features/documents/RecentDocuments.tsx'
import { QuotaPanel } from '#client/features/usage/QuotaPanel.tsx'
import { useCurrentUser } from '#client/shared/api/currentUser.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { useFeatureLock } from '#client/shared/plans/useFeatureLock.ts'
import { Button } from '#client/shared/ui/form/Button.tsx'
import { WorkspacePage } from '#client/shared/ui/layout/WorkspacePage.tsx'
import { dashboard } from '#schema/messages/en/dashboard.ts'
import { isolatedText } from '#schema/shared/direction.ts'

const t = translator(dashboard)

/** The user's recent activity, and the next step. */
export function DashboardPage() {
  const { firstName } = useCurrentUser()
  const [part] = useState(() => partOfDay(new Date().getHours()))
  const { data: documents } = useDocuments()
  const { busy, create } = useNewDocument()
  return (
    <WorkspacePage
      title={t(`greeting.${part}`, { name: isolatedText(firstName) })}
      actions={
        <Button busy={busy} onClick={create}>
          {t('newDocument')}
        </Button>
      }
    >
      <DashboardParts
        documents={documents}
        busy={busy}
        onNew={create}
        quota={<QuotaPanel />}
        recent={<RecentDocuments />}
        locked={useFeatureLock('achievementSystem')}
      />
    </WorkspacePage>
  )
}
