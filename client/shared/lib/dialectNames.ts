import { translator } from '#client/shared/messages/translator.ts'
import { dialect } from '#schema/check-settings/goals.ts'
import { ui } from '#schema/messages/en/ui.ts'
import { fromKeys } from '#schema/shared/records.ts'

const t = translator(ui)

/** The names of the dialects of English. */
export const dialectNames = fromKeys(dialect.options, value => t(`dialects.${value}`))
