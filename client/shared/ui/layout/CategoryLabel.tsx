import { translator } from '#client/shared/messages/translator.ts'
import type { IssueCategory } from '#schema/corrections/issue.ts'
import { ui } from '#schema/messages/en/ui.ts'

const t = translator(ui)

/** The name of a correction category in its color and underline shape. */
export function CategoryLabel({ category, className = '' }: { category: IssueCategory; className?: string }) {
  return (
    <span
      className={`issue issue-${category} pb-0.5 text-xs font-medium text-(--category-text) hover:bg-transparent ${className}`}
    >
      {t(`categories.${category}`)}
    </span>
  )
}
