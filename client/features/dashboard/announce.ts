import { navigate } from 'wouter/use-browser-location'

import { locale, translator } from '#client/shared/messages/translator.ts'
import { isToastOpen, toast, type ToastMessage } from '#client/shared/ui/feedback/toast.ts'
import type { Achievement } from '#schema/dashboard/achievements.ts'
import { dashboard } from '#schema/messages/en/dashboard.ts'

const t = translator(dashboard)

const PATH = '/dashboard'
const LIST = new Intl.ListFormat(locale)

/** The achievements of the toast that is shown or waits, and its id. */
let shown: { id: number; achievements: readonly Achievement[] } | null = null

/** Shows a toast about a new achievement. Several at once are one toast. */
export function announce(achievement: Achievement): void {
  const achievements = [...(shown && isToastOpen(shown.id) ? shown.achievements : []), achievement]
  const names = achievements.map(name => t(`achievementNames.${name}`))
  const message: ToastMessage = {
    title: t('awarded', { count: names.length, achievement: LIST.format(names) }),
    kind: 'success',
    isNotice: true,
    ...(window.location.pathname !== PATH && {
      action: { label: t('openDashboard'), run: () => navigate(PATH) },
    }),
  }
  const id = toast(message, shown?.id)
  shown = { id, achievements }
}
