import { navigate } from 'wouter/use-browser-location'

import { translator } from '#client/shared/messages/translator.ts'
import { toast } from '#client/shared/ui/feedback/toast.ts'
import type { Badge } from '#schema/dashboard/badges.ts'
import { dashboard } from '#schema/messages/en/dashboard.ts'

const t = translator(dashboard)

const PATH = '/dashboard'

/** Shows a toast about a new badge. */
export function announce(badge: Badge): void {
  toast({
    title: t('awarded', { badge: t(`badgeNames.${badge}`) }),
    kind: 'success',
    ...(window.location.pathname !== PATH && {
      action: { label: t('openDashboard'), run: () => navigate(PATH) },
    }),
  })
}
