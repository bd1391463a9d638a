import { translator } from '#client/shared/messages/translator.ts'
import { WorkspacePage } from '#client/shared/ui/layout/WorkspacePage.tsx'
import { emailWriter } from '#schema/messages/en/emailWriter.ts'
import { pages } from '#schema/messages/en/pages.ts'

import { EmailWriter } from './EmailWriter.tsx'

const t = translator(emailWriter)
const tPages = translator(pages)

/** The email generator. */
export function EmailPage() {
  return (
    <WorkspacePage title={tPages('headings.email')} text={t('text')}>
      <EmailWriter />
    </WorkspacePage>
  )
}
