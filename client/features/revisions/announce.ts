import type { QueryClient } from '@tanstack/react-query'

import { currentUserQuery } from '#client/shared/api/currentUser.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { toast } from '#client/shared/ui/feedback/toast.ts'
import type { EventEnvelope } from '#schema/events/define.ts'
import { revisions as messages } from '#schema/messages/en/revisions.ts'
import { revisionChanged } from '#schema/revisions/contract.ts'
import { isolatedText } from '#schema/shared/direction.ts'

const t = translator(messages)

const announced = new Set<string>()

/** Says once who has replaced the text on screen by an earlier one, unless it was this user. */
export function announceRestore(client: QueryClient, { key, revision, value }: EventEnvelope): void {
  const made = revisionChanged.value.safeParse(value).data
  // A restored version that is named later comes again.
  if (!made?.createdBy || made.restoredFrom === null || revision !== 1 || announced.has(key)) return
  announced.add(key)
  const { userId, name } = made.createdBy
  if (userId === client.getQueryData(currentUserQuery.queryKey)?.id) return
  toast({
    title: t('restoredBy', { name: isolatedText(name) }),
    description: t('restoredByText'),
    isNotice: true,
  })
}
