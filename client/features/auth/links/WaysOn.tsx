import { skipToken, useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'

import { awaitedText } from '#client/shared/api/awaitedText.ts'
import { call } from '#client/shared/api/call.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { Skeleton } from '#client/shared/ui/feedback/Skeleton.tsx'
import { read as readDocument } from '#schema/documents/endpoints.ts'
import { pathOf } from '#schema/documents/kinds.ts'
import { auth } from '#schema/messages/en/auth.ts'
import { read as readSnippet } from '#schema/snippets/endpoints.ts'

import { linkTo } from '../linkTo.tsx'
import { WayOn } from './LinkPage.tsx'

const t = translator(auth)

/**
 * The links after an email is confirmed: to the user's documents, and first to the text that they could not open
 * before, if they can now.
 */
export function WaysOn({ userId }: { userId: string }) {
  const awaited = useAtomValue(awaitedText)
  const mine = awaited?.userId === userId ? awaited : null
  const { data: text, isLoading } = useQuery({
    queryKey: ['awaited-text', mine],
    queryFn: mine
      ? () => call(mine.kind === 'snippet' ? readSnippet : readDocument, { params: { id: mine.id } })
      : skipToken,
    gcTime: 0,
  })
  // The link to the text replaces a placeholder of its size, so that nothing moves under a finger.
  if (isLoading)
    return (
      <>
        <Skeleton className="h-12 w-48" />
        <p className="text-sm text-ink-soft">{linkTo('/')(t('link.goToDocuments'))}</p>
      </>
    )
  if (!text) return <WayOn to="/">{t('link.goToDocuments')}</WayOn>
  return (
    <>
      <WayOn to={pathOf(text)}>{t(`verify.open.${text.kind}`)}</WayOn>
      <p className="text-sm text-ink-soft">{t.rich('verify.orDocuments', { link: linkTo('/') })}</p>
    </>
  )
}
