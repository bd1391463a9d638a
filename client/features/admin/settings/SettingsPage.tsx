import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { translator } from '#client/shared/messages/translator.ts'
import { QueryState } from '#client/shared/ui/feedback/QueryState.tsx'
import { Skeleton } from '#client/shared/ui/feedback/Skeleton.tsx'
import { Card } from '#client/shared/ui/layout/Card.tsx'
import { adminSettings } from '#schema/messages/en/adminSettings.ts'
import { pages } from '#schema/messages/en/pages.ts'
import type { BrandingForAdmins } from '#schema/site/branding.ts'

import { AdminPage } from '../AdminPage.tsx'
import { AuditLink } from '../audit/AuditLink.tsx'
import { Outdated } from '../Outdated.tsx'
import { BrandingForm } from './BrandingForm.tsx'
import { brandingQuery } from './queries.ts'

const t = translator(adminSettings)
const tPages = translator(pages)

/** The settings of the site: its look. */
export function SettingsPage() {
  const query = useQuery(brandingQuery)
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
        {newest => <Editing newest={newest} />}
      </QueryState>
    </AdminPage>
  )
}

/** The form stays as it is when someone else changes the settings, and says so. */
function Editing({ newest }: { newest: BrandingForAdmins }) {
  const [held, setHeld] = useState(newest)
  /** The revision with which the form began. It goes on with those that are saved here. */
  const [start, setStart] = useState(newest.revision)
  const load = () => {
    setHeld(newest)
    setStart(newest.revision)
  }
  return (
    <div className="grid grid-cols-1 gap-5">
      {newest.revision > held.revision && <Outdated text={t('changed')} load={t('load')} onLoad={load} />}
      <Card label={t('branding')} className="">
        <BrandingForm key={start} held={held} onSaved={setHeld} />
      </Card>
    </div>
  )
}
