import { translator } from '#client/shared/messages/translator.ts'
import { BUILT_IN } from '#schema/actions/contract.ts'
import { assist } from '#schema/messages/en/assist.ts'

const t = translator(assist)

/** Returns the name of the engine that made a result. */
export const engineName = (engine: string): string => (engine === BUILT_IN ? t('builtIn') : engine)
