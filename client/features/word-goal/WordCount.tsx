import type { Editor } from '@tiptap/core'
import { useAtomValue } from 'jotai'
import { useEffect } from 'react'

import { translator } from '#client/shared/messages/translator.ts'
import { toast } from '#client/shared/ui/feedback/toast.ts'
import { Ring } from '#client/shared/ui/layout/Ring.tsx'
import { Popover } from '#client/shared/ui/overlay/Popover.tsx'
import { wordGoal as messages } from '#schema/messages/en/wordGoal.ts'

import { GoalPanel } from './GoalPanel.tsx'
import { goals, setGoal } from './goals.ts'
import { useCounts } from './useCounts.ts'

const t = translator(messages)

type Props = {
  editor: Editor
  place: string
  mayHaveGoal: boolean
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** The number of words, with a ring for the goal. A press opens the details. */
export function WordCount({ editor, place, mayHaveGoal, open, onOpenChange }: Props) {
  const counts = useCounts(editor)
  const goal = useAtomValue(goals)[place]
  const { words, selected } = counts
  useEffect(() => {
    if (!goal || goal.reached || words < goal.words) return
    setGoal(place, { ...goal, reached: true })
    toast({ kind: 'success', title: t('done'), description: t('doneText', { count: words }) })
  }, [goal, words, place])
  const text = selected === null ? t('words', { count: words }) : t('selected', { selected, count: words })
  return (
    <Popover
      label={t('title')}
      open={open}
      onOpenChange={onOpenChange}
      trigger={
        <button
          type="button"
          aria-label={goal ? t('goalOf', { words: text, goal: goal.words }) : text}
          className="touch-target inline-flex h-8 shrink-0 items-center gap-1.5 rounded-lg px-2 text-xs font-medium whitespace-nowrap text-ink-faint tabular-nums transition-colors hover:bg-hover hover:text-ink aria-expanded:bg-hover"
        >
          {goal && (
            <Ring
              share={Math.min(1, words / goal.words)}
              className="size-4"
              stroke={words >= goal.words ? 'stroke-success' : 'stroke-brand'}
            />
          )}
          {text}
        </button>
      }
    >
      <GoalPanel
        counts={counts}
        goal={goal ?? null}
        mayHaveGoal={mayHaveGoal}
        onSet={wanted => setGoal(place, wanted)}
        onDone={() => onOpenChange(false)}
      />
    </Popover>
  )
}
