import { translator } from '#client/shared/messages/translator.ts'
import type { ListedReport } from '#schema/admin/reports.ts'
import { adminReports } from '#schema/messages/en/adminReports.ts'
import { isolatedText } from '#schema/shared/direction.ts'

const t = translator(adminReports)

/** Returns the title of a reported snippet within a sentence. That of a private one is not shown. */
export const titleOf = ({ title }: ListedReport): string =>
  title === null ? t('private') : isolatedText(title)
