import { History } from 'lucide-react'

import { translator } from '#client/shared/messages/translator.ts'
import { EmptyState } from '#client/shared/ui/feedback/EmptyState.tsx'
import { revisions as messages } from '#schema/messages/en/revisions.ts'

const t = translator(messages)

/** Says when the first version is made, and to a writer also how to make one now. */
export const NoVersions = ({ isWriter }: { isWriter: boolean }) => (
  <EmptyState
    icon={<History />}
    title={t('none')}
    description={isWriter ? `${t('noneText')} ${t('noneYours')}` : t('noneText')}
  />
)
