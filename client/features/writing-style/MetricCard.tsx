import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'

import { translator } from '#client/shared/messages/translator.ts'
import { Card } from '#client/shared/ui/layout/Card.tsx'
import { writingStyle } from '#schema/messages/en/writingStyle.ts'
import type { StyleExample } from '#schema/writing-style/contract.ts'

const t = translator(writingStyle)

/** Returns the link or button that leads to a sentence in its text. */
export type RenderLink = (example: StyleExample) => ReactNode

export const linkClass =
  'touch-target inline-flex max-w-full items-center truncate text-xs text-brand-text underline decoration-current/40 underline-offset-4 hover:decoration-current'

type Props = {
  title: string
  /** The value in a few words. */
  headline: string
  formula: string
  examples?: readonly StyleExample[]
  renderLink: RenderLink
  children?: ReactNode
}

/** A metric: its value, its chart, how it is measured, and the sentences that it is about. */
export function MetricCard({ title, headline, formula, examples = [], renderLink, children }: Props) {
  return (
    <Card label={title} className="flex flex-col gap-4 p-5">
      <header>
        <h2 className="text-sm font-semibold text-ink-soft">{title}</h2>
        <p className="font-serif text-xl font-semibold">{headline}</p>
      </header>
      {children}
      <div className="mt-auto grid gap-1 border-t pt-3">
        {examples.length > 0 && (
          <Disclosure label={t('examples', { count: examples.length })}>
            <ul className="grid gap-3">
              {examples.map((example, index) => (
                <Example key={`${index}`} example={example} renderLink={renderLink} />
              ))}
            </ul>
          </Disclosure>
        )}
        <Disclosure label={t('measured')}>
          <p className="text-sm text-ink-soft">{formula}</p>
        </Disclosure>
      </div>
    </Card>
  )
}

function Disclosure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <details className="group">
      <summary className="touch-target flex cursor-pointer list-none items-center gap-1.5 rounded py-1 text-sm text-ink-soft hover:text-ink [&::-webkit-details-marker]:hidden">
        <ChevronRight
          aria-hidden
          className="size-4 text-ink-faint transition-transform group-open:rotate-90"
        />
        {label}
      </summary>
      <div className="py-2 pl-5.5">{children}</div>
    </details>
  )
}

function Example({ example, renderLink }: { example: StyleExample; renderLink: RenderLink }) {
  const { sentence, start, end } = example
  return (
    <li className="grid justify-items-start gap-0.5">
      <p className="font-serif text-base wrap-anywhere">
        {sentence.slice(0, start)}
        <mark className="rounded-sm bg-brand-tint text-ink">{sentence.slice(start, end)}</mark>
        {sentence.slice(end)}
      </p>
      {renderLink(example)}
    </li>
  )
}
