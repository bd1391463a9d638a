import type { IssueCategory } from '#schema/corrections/issue.ts'
import { parts } from '#schema/messages/en/parts.ts'
import { useTranslator } from '#site/ui/useTranslator.ts'

/** The name of a correction category in its color and underline shape. */
export function CategoryLabel({ category, className = '' }: { category: IssueCategory; className?: string }) {
  const t = useTranslator(parts)
  return (
    <span
      className={`issue issue-${category} pb-0.5 text-xs font-medium text-(--category-text) hover:bg-transparent ${className}`}
    >
      {t(`categories.${category}`)}
    </span>
  )
}
