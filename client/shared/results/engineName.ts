import { translator } from '#client/shared/messages/translator.ts'
import { BUILT_IN } from '#schema/actions/contract.ts'
import { results } from '#schema/messages/en/results.ts'

const t = translator(results)

/** Returns the name of the engine that made a result. */
export const engineName = (engine: string): string => (engine === BUILT_IN ? t('builtIn') : engine)
