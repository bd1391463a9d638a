import type { FeaturesContent } from '#schema/content/pages.ts'

import { Markdown } from './Markdown.tsx'

/** The sections of a text, each on a card. */
export const Sections = ({ sections }: Pick<FeaturesContent, 'sections'>) => (
  <div className="@container">
    <ul className="grid gap-6 @xl:grid-cols-2 @4xl:grid-cols-3">
      {sections.map(({ title, html }) => (
        <li key={`${title}\n${html}`} className="rounded-xl border bg-paper p-6 shadow-sheet">
          <h2 className="text-lg font-semibold text-balance wrap-anywhere">{title}</h2>
          <Markdown
            html={html}
            className="mt-2 text-sm leading-relaxed wrap-break-word text-ink-soft [&_a]:text-brand-text [&_a]:underline"
          />
        </li>
      ))}
    </ul>
  </div>
)
