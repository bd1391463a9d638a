import { isInstalled } from '#api/services/engine/dictionaries.ts'
import { AUTO, type WritingSettings } from '#schema/check-settings/settings.ts'
import type { Issue } from '#schema/corrections/issue.ts'
import { withoutWords } from '#writing/check/dictionary.ts'
import { languageOf } from '#writing/languages/identify/languageOf.ts'

import { checkerFor } from './checkers.ts'
import { languageCheckerFor } from './languageCheckers.ts'
import type { Rest } from './work.ts'

/**
 * Returns the function that checks each paragraph in its own language. An unsupported language has
 * no issues.
 */
export async function paragraphCheckOf(
  text: string,
  { language, dialect }: Omit<WritingSettings, 'goals'>,
  dictionary: ReadonlySet<string>,
): Promise<(paragraph: string, rest: Rest) => Promise<Issue[]>> {
  const usual = language === AUTO ? await languageOf(text, 'en') : language
  return async (paragraph, rest) => {
    const own = await languageOf(paragraph, usual)
    if (own === 'en') return (await checkerFor(dialect)).check(paragraph, { dictionary, rest })
    if (!isInstalled(own)) return []
    return withoutWords((await languageCheckerFor(own)).check(paragraph), paragraph, dictionary)
  }
}
