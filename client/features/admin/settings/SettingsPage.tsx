import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { translator } from '#client/shared/messages/translator.ts'
import { QueryState } from '#client/shared/ui/feedback/QueryState.tsx'
import { Skeleton } from '#client/shared/ui/feedback/Skeleton.tsx'
import { Card } from '#client/shared/ui/layout/Card.tsx'
import { adminSettings } from '#schema/messages/en/adminSettings.ts'
import { pages } from '#schema/messages/en/pages.ts'

import { AdminPage } from '../AdminPage.tsx'
import { AuditLink } from '../audit/AuditLink.tsx'
import { BrandingForm } from './BrandingForm.tsx'
import { brandingQuery } from './queries.ts'

const t = translator(adminSettings)
const tPages = translator(pages)

/** The settings of the site: its look. */
export function SettingsPage() {
  const query = useQuery(brandingQuery)
  /** The last revision that was saved here, and the key of the form that goes on with it. */
  const [own, setOwn] = useState<{ revision: number; key: number } | null>(null)
  return (
    <AdminPage
      tab="admin-settings"
      title={tPages('headings.admin-settings')}
      actions={<AuditLink kind="settings" />}
    >
      <QueryState
        query={query}
        loading={
          <div role="status" aria-label={t('loading')}>
            <Skeleton className="h-96 rounded-xl" />
          </div>
        }
        failed={t('failed')}
      >
        {held => {
          // A form begins again with the values of someone else's change.
          const key = own?.revision === held.revision ? own.key : held.revision
          return (
            <Card label={t('branding')} className="">
              <BrandingForm key={key} held={held} onSaved={revision => setOwn({ revision, key })} />
            </Card>
          )
        }}
      </QueryState>
    </AdminPage>
  )
}
