import { englishTranslator } from '#client/extension/common/englishTranslator.ts'
import { build, button } from '#client/extension/content/surface/build.ts'
import type { Finding } from '#client/extension/content/text/findings.ts'
import { isWordToLearn } from '#schema/corrections/issue.ts'
import { isWord } from '#schema/dictionary/words.ts'
import { extensionCard } from '#schema/messages/en/extensionCard.ts'

const t = englishTranslator(extensionCard)

export type CardActs = {
  replace: (text: string) => void
  dismiss: () => void
  addWord: () => void
  turnOffRule: () => void
  /** Null for the only issue. */
  next: (() => void) | null
}

/** Returns the name of a finding's card. */
export const cardLabel = ({ issue, flagged }: Finding): string => t('card', { title: issue.message, flagged })

/** Returns the content of a finding's card. All texts of the page and the checker are text nodes. */
export function issueCard({ issue, flagged }: Finding, acts: CardActs): Node[] {
  const replacements = issue.replacements.map(text =>
    button(text === '' ? t('remove', { flagged }) : text, () => acts.replace(text), { class: 'main' }),
  )
  return [
    build(
      'div',
      { class: 'head' },
      build('h2', {}, issue.message),
      build('span', { class: `kind ${issue.category}` }, t(`categories.${issue.category}`)),
    ),
    build('p', { class: 'flagged' }, flagged),
    build('p', { class: 'soft' }, issue.explanation),
    ...(replacements.length > 0 ? [build('div', { class: 'row' }, ...replacements)] : []),
    build(
      'div',
      { class: 'row' },
      button(t('dismiss'), acts.dismiss, { class: 'edge' }),
      isWordToLearn(issue, flagged) && isWord(flagged)
        ? button(t('addWord'), acts.addWord, { class: 'edge' })
        : null,
      button(t('turnOffRule'), acts.turnOffRule, { class: 'edge' }),
      acts.next && button(t('next'), acts.next, { class: 'edge' }),
    ),
  ]
}
