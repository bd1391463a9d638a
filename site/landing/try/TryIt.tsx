import { useEffect, useRef, useState } from 'react'

import type { Issue } from '#schema/corrections/issue.ts'
import { landing } from '#schema/messages/en/landing.ts'
import { buttonClass } from '#site/ui/buttonClass.ts'
import { useTranslator } from '#site/ui/useTranslator.ts'

import { samples } from '../demo/samples.ts'
import { MarkedText, SAME_PLACE } from './MarkedText.tsx'
import { replaced } from './pieces.ts'
import type { TryActs } from './tryActs.ts'
import { TryNotes } from './TryNotes.tsx'

const MOST_CHARACTERS = 2000
const SAMPLE = samples.map(({ text }) => text).join('\n')

/** A sheet on which a visitor tries the checker. The text does not leave the page. */
export function TryIt({ acts }: { acts: TryActs | null }) {
  const t = useTranslator(landing)
  const field = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState('')
  const state = acts?.state.text === text ? acts.state : null

  // A visitor may have begun before this code was there.
  useEffect(() => {
    const written = field.current?.value ?? ''
    if (written !== '') setText(written)
  }, [])
  useEffect(() => {
    if (acts && acts.state.text !== text) acts.change(text)
  }, [acts, text])

  /** The field has its own value, which stays while the page is hydrated. */
  const write = (changed: string, at: number) => {
    setText(changed)
    const { current } = field
    if (!current) return
    current.value = changed
    current.focus()
    current.setSelectionRange(at, at)
  }
  const fill = () => write(SAMPLE, SAMPLE.length)
  const fix = (issue: Issue, replacement: string) => {
    const changed = replaced(text, issue, replacement)
    write(changed.text, changed.at)
  }

  return (
    <section aria-labelledby="try" className="border-y bg-paper/60 noscript:hidden">
      <div className="mx-auto grid max-w-300 gap-8 px-5 py-16 sm:px-8">
        <div className="grid max-w-2xl gap-2">
          <h2 id="try" className="font-serif text-title font-semibold text-balance">
            {t('try.title')}
          </h2>
          <p className="text-ink-soft">{t('try.text')}</p>
        </div>
        <div className="grid overflow-hidden rounded-xl border bg-paper shadow-sheet lg:grid-cols-[1fr_22rem]">
          <div className="flex flex-col">
            <div className="relative grid min-h-72 grow">
              <MarkedText text={text} issues={state?.issues ?? []} />
              <textarea
                ref={field}
                dir="auto"
                maxLength={MOST_CHARACTERS}
                spellCheck={false}
                aria-label={t('try.label')}
                placeholder={t('try.placeholder')}
                onFocus={() => acts?.begin()}
                onChange={event => setText(event.target.value)}
                className={`absolute inset-0 size-full resize-none overflow-hidden bg-transparent text-ink outline-offset-[-2px] placeholder:text-ink-faint ${SAME_PLACE}`}
              />
            </div>
            <div className="flex flex-wrap items-center justify-between gap-3 border-t px-5 py-3 sm:px-7">
              <button type="button" onClick={fill} className={buttonClass({ variant: 'secondary' })}>
                {t('try.sample')}
              </button>
              {/* The first number costs a phone 30 ms, which the first paint does without. */}
              {text !== '' && (
                <p className="text-sm text-ink-faint">
                  {t('try.length', { count: text.length, most: MOST_CHARACTERS })}
                </p>
              )}
            </div>
          </div>
          <TryNotes
            text={text}
            state={state}
            isLoading={text.trim() !== '' && state === null}
            fix={fix}
            retry={() => acts?.retry()}
          />
        </div>
      </div>
    </section>
  )
}
