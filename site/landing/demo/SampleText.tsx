import type { DemoState } from './loop.ts'
import { piecesOf, type Sample } from './samples.ts'

/**
 * The sentence while it is typed, underlined and corrected. Its space is reserved from the start.
 */
export function SampleText({ sample, state }: { sample: Sample; state: DemoState }) {
  const { phase, typed } = state
  return (
    <p className="min-h-[3lh] text-xl leading-[1.5] text-ink">
      {phase === 'typing' ? (
        <>
          {sample.text.slice(0, typed)}
          <span className="ml-px inline-block h-[1.1em] w-0.5 translate-y-[0.2em] rounded-full bg-brand" />
        </>
      ) : (
        piecesOf(sample).map(({ text, correction }) => {
          if (!correction) return <span key={text}>{text}</span>
          if (phase === 'corrected')
            return (
              <span
                key={text}
                className={`category-${correction.type} animate-fade-in rounded-sm bg-(--category-tint) text-(--category-text)`}
              >
                {correction.to}
              </span>
            )
          return (
            <span key={text} className={`issue issue-${correction.type} issue-active animate-fade-in`}>
              {text}
            </span>
          )
        })
      )}
    </p>
  )
}
