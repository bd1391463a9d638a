import { useAllDocuments } from '#client/features/documents/queries.ts'
import { WritingStyle } from '#client/features/writing-style/WritingStyle.tsx'
import { translator } from '#client/shared/messages/translator.ts'
import { WorkspacePage } from '#client/shared/ui/layout/WorkspacePage.tsx'
import { pages } from '#schema/messages/en/pages.ts'
import { writingStyle } from '#schema/messages/en/writingStyle.ts'
import { mayWrite } from '#schema/sharing/roles.ts'

const t = translator(writingStyle)
const tPages = translator(pages)

/** The style of the documents that the user may edit. */
export function WritingStylePage() {
  const { data: documents } = useAllDocuments()
  return (
    <WorkspacePage title={tPages('headings.writing-style')} text={t('intro')}>
      <WritingStyle documents={documents?.filter(({ role }) => mayWrite(role)) ?? []} />
    </WorkspacePage>
  )
}
