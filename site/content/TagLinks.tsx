import { content as texts } from '#schema/messages/en/content.ts'
import { useTranslator } from '#site/ui/useTranslator.ts'

import { listPath, type Library } from './libraries.ts'

type Props = { library: Library; tags: readonly string[]; chosen: string | null }

/** Leads to the texts about each topic. */
export function TagLinks({ library, tags, chosen }: Props) {
  const t = useTranslator(texts)
  if (tags.length === 0) return null
  return (
    <nav aria-label={t('tags')}>
      <ul className="flex flex-wrap gap-2">
        {tags.map(tag => (
          <li key={tag}>
            <a
              href={listPath(library, { tag })}
              aria-current={tag === chosen ? 'page' : undefined}
              className="touch-target inline-flex min-h-8 items-center rounded-full border px-3 text-sm text-ink-soft hover:bg-hover hover:text-ink aria-[current]:bg-hover aria-[current]:font-medium aria-[current]:text-ink"
            >
              {tag}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
