import { failureText } from '#client/shared/lib/failure.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { Problem } from '#client/shared/ui/feedback/Problem.tsx'
import { QueryState } from '#client/shared/ui/feedback/QueryState.tsx'
import { SaveMark } from '#client/shared/ui/feedback/SaveMark.tsx'
import { Skeleton } from '#client/shared/ui/feedback/Skeleton.tsx'
import { Checkbox } from '#client/shared/ui/form/Checkbox.tsx'
import { Section } from '#client/shared/ui/layout/Section.tsx'
import { notifications } from '#schema/messages/en/notifications.ts'
import { notificationKind, type NotificationKind } from '#schema/notifications/contract.ts'

import { useNotificationSettings } from './settings.ts'

const t = translator(notifications)

/** The ways in which a user gets notifications. */
type Way = 'app' | 'mail'

/** The kinds of notifications that the user gets in the app, and by email. */
export const NotificationsPane = () => (
  <>
    <Kinds way="app" />
    <Kinds way="mail" />
  </>
)

function Kinds({ way }: { way: Way }) {
  const { query, saving, choose } = useNotificationSettings()
  return (
    <Section
      title={t(`${way}.title`)}
      text={t(`${way}.text`)}
      status={<SaveMark saving={saving.isPending} saved={saving.isSuccess} />}
    >
      <QueryState
        query={query}
        loading={<Skeleton className="h-40 w-full max-w-sm" />}
        failed={t('loadFailed')}
      >
        {settings => (
          <fieldset className="grid gap-2.5 pointer-coarse:gap-1">
            <legend className="sr-only">{t(`${way}.title`)}</legend>
            {notificationKind.options.map(kind => (
              <Checkbox
                key={kind}
                checked={!settings[`${way}Off`].includes(kind)}
                onChange={on => choose({ [way]: { [kind]: on } })}
                label={
                  <>
                    <span className="mr-2 font-medium text-ink">{t(`kinds.${kind}`)}</span>
                    <span className="text-ink-faint">{hintOf(way, kind)}</span>
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

const hintOf = (way: Way, kind: NotificationKind): string =>
  way === 'mail' && kind === 'payment' ? t('mail.payment') : t(`hints.${kind}`)
