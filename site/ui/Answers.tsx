import type { AnsweredQuestion } from '#schema/content/pages.ts'

import { Markdown } from './Markdown.tsx'
import { Question } from './Question.tsx'

const STYLE = [
  'text-sm leading-relaxed text-ink-soft wrap-break-word [&>*+*]:mt-3',
  '[&_a]:text-brand-text [&_a]:underline [&_a]:underline-offset-4',
  '[&_ul]:list-disc [&_ul]:ps-6 [&_ol]:list-decimal [&_ol]:ps-6',
].join(' ')

type Props = { questions: readonly AnsweredQuestion[]; className: string }

/** Questions, each of which opens its answer. */
export const Answers = ({ questions, className }: Props) => (
  <div className={`divide-y border-y ${className}`}>
    {questions.map(({ title, html }) => (
      <Question key={`${title}\n${html}`} question={title}>
        <Markdown html={html} className={STYLE} />
      </Question>
    ))}
  </div>
)
