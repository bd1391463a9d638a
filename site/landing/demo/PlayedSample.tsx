import { landing } from '#schema/messages/en/landing.ts'
import { Pause, Play } from '#site/ui/icons.tsx'
import { useTranslator } from '#site/ui/useTranslator.ts'

import { MarginNote } from './MarginNote.tsx'
import { samples } from './samples.ts'
import { SampleText } from './SampleText.tsx'
import { useDemo } from './useDemo.ts'

/** The parts of the sheet that change with each letter: its button, the sentence and the margin. */
export function PlayedSample() {
  const t = useTranslator(landing)
  const { state, moves, paused, setPaused } = useDemo()
  const sample = samples[state.sample]
  if (!sample) return null
  return (
    <>
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
    </>
  )
}
