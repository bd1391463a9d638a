import { useQuery } from '@tanstack/react-query'

import { translator } from '#client/shared/messages/translator.ts'
import { QueryState } from '#client/shared/ui/feedback/QueryState.tsx'
import { Skeleton } from '#client/shared/ui/feedback/Skeleton.tsx'
import { Card } from '#client/shared/ui/layout/Card.tsx'
import { adminSettings } from '#schema/messages/en/adminSettings.ts'
import { pages } from '#schema/messages/en/pages.ts'

import { AdminPage } from '../AdminPage.tsx'
import { BrandingForm } from './BrandingForm.tsx'
import { brandingQuery } from './queries.ts'

const t = translator(adminSettings)
const tPages = translator(pages)

/** The settings of the site: its look. */
export function SettingsPage() {
  const query = useQuery(brandingQuery)
  return (
    <AdminPage tab="admin-settings" title={tPages('headings.admin-settings')}>
      <QueryState
        query={query}
        loading={
          <div role="status" aria-label={t('loading')}>
            <Skeleton className="h-96 rounded-xl" />
          </div>
        }
        failed={t('failed')}
      >
        {held => (
          <Card label={t('branding')} className="">
            {/* A form begins again with the values of someone else's change. */}
            <BrandingForm key={held.revision} held={held} />
          </Card>
        )}
      </QueryState>
    </AdminPage>
  )
}
