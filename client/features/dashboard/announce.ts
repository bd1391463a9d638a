import { navigate } from 'wouter/use-browser-location'

import { locale, translator } from '#client/shared/messages/translator.ts'
import { dismissToast, isToastOpen, toast } from '#client/shared/ui/feedback/toast.ts'
import type { Badge } from '#schema/dashboard/badges.ts'
import { dashboard } from '#schema/messages/en/dashboard.ts'

const t = translator(dashboard)

const PATH = '/dashboard'
const LIST = new Intl.ListFormat(locale)

/** The badges of the toast that is shown or waits, and its id. */
let shown: { id: number; badges: readonly Badge[] } | null = null

/** Shows a toast about a new badge. Several at once are one toast. */
export function announce(badge: Badge): void {
  const badges = [...(shown && isToastOpen(shown.id) ? shown.badges : []), badge]
  if (shown) dismissToast(shown.id)
  const names = badges.map(name => t(`badgeNames.${name}`))
  const id = toast({
    title: t('awarded', { count: names.length, badge: LIST.format(names) }),
    kind: 'success',
    isNotice: true,
    ...(window.location.pathname !== PATH && {
      action: { label: t('openDashboard'), run: () => navigate(PATH) },
    }),
  })
  shown = { id, badges }
}
