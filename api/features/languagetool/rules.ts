import { CATEGORIES, TEXT_LEVEL } from '#api/features/languagetool/categories.ts'
import type { CheckedAs } from '#api/services/engine/languages.ts'
import type { IssueCategory } from '#schema/corrections/issue.ts'
import type { ConfigInfo } from '#schema/languagetool/contract.ts'
import { ruleUses } from '#writing/check/harperRules.ts'
import { harperTexts } from '#writing/check/harperTexts.ts'
import { packs } from '#writing/rules/packs.ts'

type RuleInfo = ConfigInfo['rules'][number]

const SPELLING = ruleInfo('SpellCheck', 'Possible spelling mistake', 'spelling')

/** Rules of English that are neither in a pack nor Harper's. */
const OTHERS: readonly (readonly [rule: string, description: string, category: IssueCategory])[] = [
  ['DialectSpelling', 'Spelling of another dialect', 'style'],
  ['SentenceCapitalization', 'Capital at the start of a sentence', 'spelling'],
  ['WordyPhrase', 'Wordy phrase', 'clarity'],
  ['LongSentence', 'Long sentence', 'clarity'],
  ['ManyPassives', 'Too many passive sentences', 'style'],
  ['RepeatedNearby', 'Repeated word nearby', 'style'],
  ['Cliche', 'Cliché', 'style'],
]

/** Returns the rules that check a language, each once. */
export function rulesOf({ language }: Pick<CheckedAs, 'language'>): RuleInfo[] {
  if (language !== 'en') return [SPELLING]
  const own = packs.flat().map(({ id, message, category }) => ruleInfo(id, message, category))
  const harper = [...ruleUses].flatMap(([rule, use]) =>
    use === 'off'
      ? []
      : [ruleInfo(rule, harperTexts.get(rule)?.title ?? rule, use === 'error' ? 'grammar' : use)],
  )
  const others = OTHERS.map(other => ruleInfo(...other))
  const byId = new Map([SPELLING, ...others, ...own, ...harper].toReversed().map(rule => [rule.ruleId, rule]))
  return [...byId.values()].toSorted((a, b) => (a.ruleId < b.ruleId ? -1 : 1))
}

function ruleInfo(ruleId: string, description: string, category: IssueCategory): RuleInfo {
  const { id, name, issueType, typeName } = CATEGORIES[category]
  return {
    ruleId,
    description,
    ...(ruleId === 'SpellCheck' && { isDictionaryBasedSpellingRule: 'yes' as const }),
    // Advice comes with `level=picky`.
    ...(typeName === 'Hint' && ruleId !== 'DialectSpelling' && { isDefaultOff: 'yes' as const }),
    ...(TEXT_LEVEL.has(ruleId) && { isTextLevelRule: 'yes' as const, minToCheckParagraph: 0 }),
    categoryId: id,
    categoryName: name,
    locQualityIssueType: issueType,
  }
}
