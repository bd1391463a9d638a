import { translator } from '#client/shared/messages/translator.ts'
import { WorkspacePage } from '#client/shared/ui/layout/WorkspacePage.tsx'
import { emailGenerator } from '#schema/messages/en/emailGenerator.ts'
import { pages } from '#schema/messages/en/pages.ts'

import { EmailGenerator } from './EmailGenerator.tsx'

const t = translator(emailGenerator)
const tPages = translator(pages)

/** The email generator. */
export function EmailGeneratorPage() {
  return (
    <WorkspacePage title={tPages('headings.email-generator')} text={t('text')}>
      <EmailGenerator />
    </WorkspacePage>
  )
}
