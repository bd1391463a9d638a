import type { ReactNode } from 'react'

/** A question that opens its answer. */
export const Question = ({ question, children }: { question: string; children: ReactNode }) => (
  <details className="group">
    <summary className="flex min-h-12 cursor-pointer items-center justify-between gap-4 py-3 font-medium wrap-anywhere">
      {question}
    </summary>
    <div className="pb-4">{children}</div>
  </details>
)
