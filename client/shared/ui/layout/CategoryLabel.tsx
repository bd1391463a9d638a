import type { IssueCategory } from '#schema/corrections/issue.ts'

/** The kinds of correction as people read them. */
export const categoryNames: Record<IssueCategory, string> = {
  spelling: 'Spelling',
  grammar: 'Grammar',
  punctuation: 'Punctuation',
  style: 'Style',
  tone: 'Tone',
  clarity: 'Clarity',
}

/** The name of a kind of correction in its own colour, underlined with its own shape. */
export function CategoryLabel({ category, className = '' }: { category: IssueCategory; className?: string }) {
  return (
    <span
      className={`issue issue-${category} pb-0.5 text-xs font-medium text-(--category-text) hover:bg-transparent ${className}`}
    >
      {categoryNames[category]}
    </span>
  )
}
