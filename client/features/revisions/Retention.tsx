import { useCurrentUser } from '#client/shared/api/currentUser.ts'
import { translator } from '#client/shared/messages/translator.ts'
import type { DocumentSummary } from '#schema/documents/contract.ts'
import { revisions as messages } from '#schema/messages/en/revisions.ts'
import { automaticDays } from '#schema/revisions/rules.ts'

const t = translator(messages)

/** Says when versions are saved, and for how long. The plan of the document's owner decides. */
export function Retention({ document }: { document: DocumentSummary }) {
  const { id, subscriptionPlan } = useCurrentUser()
  const kept =
    document.ownerId === id
      ? t('kept', { days: automaticDays(subscriptionPlan) })
      : t('keptByOwner', { days: automaticDays('premium'), left: automaticDays('free') })
  return `${t('intro')} ${kept}`
}
