import { useQuery } from '@tanstack/react-query'
import { memo, useEffect, useRef } from 'react'

import { usePaused } from '#client/shared/hooks/usePaused.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { QueryState } from '#client/shared/ui/feedback/QueryState.tsx'
import { Skeleton } from '#client/shared/ui/feedback/Skeleton.tsx'
import { Card } from '#client/shared/ui/layout/Card.tsx'
import type { PreviewedContent } from '#schema/admin/content.ts'
import { MARKDOWN_MAX, type ContentKind } from '#schema/content/contract.ts'
import { adminContent } from '#schema/messages/en/adminContent.ts'
import { Answers } from '#site/ui/Answers.tsx'
import { Prose } from '#site/ui/Prose.tsx'
import { Sections } from '#site/ui/Sections.tsx'
import { TestimonialCard } from '#site/ui/TestimonialCard.tsx'

import { previewQuery } from './queries.ts'
import { isInSections, type TextFields } from './textFields.ts'

const t = translator(adminContent)

type Props = { kind: ContentKind; slug: string; fields: TextFields }

/** The text as its page will show it, with the HTML that the server makes for both. */
export function Preview({ kind, slug, fields }: Props) {
  const { title, summary, markdown, isSample } = fields
  return (
    <Card title={t('preview.title')}>
      {kind === 'testimonial' ? (
        <TestimonialCard name={title} role={summary} quote={markdown} isSample={isSample} />
      ) : markdown.trim() === '' ? (
        <p className="text-sm text-ink-soft">{t('preview.empty')}</p>
      ) : markdown.length > MARKDOWN_MAX ? (
        <p className="text-sm text-ink-soft">{t('preview.tooLong')}</p>
      ) : (
        <Rendered kind={kind} slug={slug} fields={fields} />
      )}
    </Card>
  )
}

function Rendered({ kind, slug, fields: { title, markdown } }: Props) {
  const query = useQuery(previewQuery(usePaused(markdown), isInSections({ kind, slug })))
  return (
    <QueryState
      query={query}
      loading={
        <div role="status" aria-label={t('preview.loading')} className="grid gap-3">
          {[1, 2, 3].map(line => (
            <Skeleton key={line} className="h-6" />
          ))}
        </div>
      }
      failed={t('preview.failed')}
    >
      {shown => <Shown kind={kind} title={title} shown={shown} />}
    </QueryState>
  )
}

type ShownProps = { kind: ContentKind; title: string; shown: PreviewedContent }

/** Drawn when the server has answered or the title changes, not at each key of the text. */
const Shown = memo(function Shown({ kind, title, shown }: ShownProps) {
  const { html, sections } = shown
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // A link of the text would leave the form.
    for (const link of box.current?.querySelectorAll('a') ?? []) link.target = '_blank'
  })
  return (
    <div ref={box} className="grid min-w-0 grid-cols-1 gap-6">
      {kind === 'faq' ? (
        <Answers questions={[{ title, html }]} className="" />
      ) : (
        <>
          <p className="font-serif text-title font-semibold text-balance wrap-anywhere">{title}</p>
          {sections.length > 0 ? <Sections sections={sections} /> : <Prose html={html} />}
        </>
      )}
    </div>
  )
})
