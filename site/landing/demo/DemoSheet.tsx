import { landing } from '#schema/messages/en/landing.ts'
import { CategoryLabel } from '#site/ui/CategoryLabel.tsx'
import { Pause, Play } from '#site/ui/icons.tsx'
import { useTranslator } from '#site/ui/useTranslator.ts'

import { MarginNote } from './MarginNote.tsx'
import { correctedText, samples } from './samples.ts'
import { SampleText } from './SampleText.tsx'
import { useDemo } from './useDemo.ts'

const MARKS = ['spelling', 'grammar', 'punctuation', 'style', 'tone', 'clarity'] as const

/** The product at work: a sentence is typed on a sheet of paper, marked and corrected. */
export function DemoSheet({ moves }: { moves: boolean }) {
  const t = useTranslator(landing)
  const { state, paused, setPaused } = useDemo(moves)
  const sample = samples[state.sample]
  if (!sample) return null
  return (
    <figure className="relative">
      <div
        aria-hidden
        className="absolute inset-0 translate-x-1.5 translate-y-2 rotate-[1.2deg] rounded-xl border bg-paper opacity-70"
      />
      <div className="relative overflow-hidden rounded-xl border bg-paper shadow-float">
        <div className="flex h-12 items-center justify-between border-b px-5 text-xs text-ink-faint sm:px-7">
          <span className="font-medium text-ink-soft">{t('demo.page')}</span>
          {moves || paused ? (
            <button
              type="button"
              onClick={() => setPaused(!paused)}
              className="touch-target -mr-2 inline-flex h-8 items-center gap-1.5 rounded-lg px-2 hover:bg-hover hover:text-ink [&_svg]:size-3.5"
            >
              {paused ? <Play /> : <Pause />}
              {t(paused ? 'demo.play' : 'demo.pause')}
            </button>
          ) : null}
        </div>
        <div aria-hidden className="grid sm:grid-cols-[1fr_13.5rem]">
          <div className="grid content-start gap-4 px-5 py-6 font-serif sm:px-7 sm:py-8">
            <SampleText sample={sample} state={state} />
          </div>
          <div className="grid content-start gap-2 border-t border-dashed p-4 sm:border-t-0 sm:border-l sm:py-6">
            {sample.corrections.map(correction => (
              <MarginNote key={correction.from} correction={correction} phase={state.phase} />
            ))}
          </div>
        </div>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2 border-t px-5 py-3.5 sm:px-7">
          {MARKS.map(category => (
            <CategoryLabel key={category} category={category} />
          ))}
        </div>
      </div>
      <figcaption className="sr-only">
        <p>{t('demo.caption')}</p>
        <ul>
          {samples.map(({ text, corrections }) => (
            <li key={text}>
              {t('demo.becomes', { before: text, after: correctedText({ text, corrections }) })}
            </li>
          ))}
        </ul>
      </figcaption>
    </figure>
  )
}
