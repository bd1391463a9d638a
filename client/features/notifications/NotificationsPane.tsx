import { failureText } from '#client/shared/lib/failure.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { Problem } from '#client/shared/ui/feedback/Problem.tsx'
import { QueryState } from '#client/shared/ui/feedback/QueryState.tsx'
import { SaveMark } from '#client/shared/ui/feedback/SaveMark.tsx'
import { Skeleton } from '#client/shared/ui/feedback/Skeleton.tsx'
import { Checkbox } from '#client/shared/ui/form/Checkbox.tsx'
import { Section } from '#client/shared/ui/layout/Section.tsx'
import { notifications } from '#schema/messages/en/notifications.ts'
import { notificationKind } from '#schema/notifications/contract.ts'

import { useNotificationSettings } from './settings.ts'

const t = translator(notifications)

/** The kinds of notifications that the user gets. */
export function NotificationsPane() {
  const { query, saving, choose } = useNotificationSettings()
  return (
    <Section
      title={t('app.title')}
      text={t('app.text')}
      status={<SaveMark saving={saving.isPending} saved={saving.isSuccess} />}
    >
      <QueryState
        query={query}
        loading={<Skeleton className="h-40 w-full max-w-sm" />}
        failed={t('loadFailed')}
      >
        {({ appOff }) => (
          <fieldset className="grid gap-2.5 pointer-coarse:gap-1">
            <legend className="sr-only">{t('app.title')}</legend>
            {notificationKind.options.map(kind => (
              <Checkbox
                key={kind}
                checked={!appOff.includes(kind)}
                onChange={on => choose({ app: { [kind]: on } })}
                label={
                  <>
                    <span className="mr-2 font-medium text-ink">{t(`kinds.${kind}`)}</span>
                    <span className="text-ink-faint">{t(`hints.${kind}`)}</span>
                  </>
                }
              />
            ))}
          </fieldset>
        )}
      </QueryState>
      {saving.error && <Problem>{t('saveFailed', { reason: failureText(saving.error) })}</Problem>}
    </Section>
  )
}
