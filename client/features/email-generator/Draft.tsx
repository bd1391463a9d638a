import { Undo2 } from 'lucide-react'
import { useRef } from 'react'

import { translator } from '#client/shared/messages/translator.ts'
import { engineName } from '#client/shared/results/engineName.ts'
import { useSpokenArea } from '#client/shared/spoken/useSpokenArea.ts'
import { Problem } from '#client/shared/ui/feedback/Problem.tsx'
import { Button } from '#client/shared/ui/form/Button.tsx'
import { TextArea } from '#client/shared/ui/form/TextArea.tsx'
import { Badge } from '#client/shared/ui/layout/Badge.tsx'
import { Card } from '#client/shared/ui/layout/Card.tsx'
import { wordCount, type Refinement } from '#schema/email-generator/contract.ts'
import { emailGenerator } from '#schema/messages/en/emailGenerator.ts'
import { SPAM_BODY_MAX } from '#schema/spam/report.ts'

import { Coach } from './Coach.tsx'
import { DraftNotes } from './DraftNotes.tsx'
import { isAbout, type ShownEmail } from './form.ts'
import { Question } from './Question.tsx'
import { SendActions } from './SendActions.tsx'
import { SpamCheck } from './SpamCheck.tsx'
import { SubjectField } from './SubjectField.tsx'
import type { EmailGeneratorState } from './useEmailGenerator.ts'

const t = translator(emailGenerator)

const CHANGES: readonly Refinement[] = ['shorter', 'longer', 'warmer', 'firmer']

type Props = { generator: EmailGeneratorState; shown: ShownEmail }

/** The email on screen: subject, body, changes, ways to send it, coach and spam check. */
export function Draft({ generator, shown }: Props) {
  const { kept, subject, body } = shown
  const text = useRef<HTMLTextAreaElement>(null)
  useSpokenArea('email', text)
  const isRunning = generator.state.kind === 'running'
  const failed =
    generator.state.kind === 'failed' &&
    Object.keys(generator.problems).length === 0 &&
    generator.state.failure
  // A gap that was filled in by hand needs no answer.
  const question =
    isAbout(generator.form, kept.request) &&
    kept.result.questions.find(({ kind, about }) => kind !== 'gap' || body.includes(about))
  const showRange = (start: number, end: number) => {
    text.current?.focus()
    text.current?.setSelectionRange(start, end)
  }
  return (
    <>
      <Card className="grid gap-4 p-4 sm:p-6">
        <SubjectField
          subject={subject}
          suggestions={kept.result.subjects}
          onChange={next => generator.edit({ subject: next })}
        />
        <div className="grid gap-1.5">
          <div className="flex flex-wrap items-center justify-between gap-2">
            <label htmlFor="email-body" className="text-sm font-medium">
              {t('bodyOf')}
            </label>
            <span className="flex items-center gap-2 text-xs text-ink-faint tabular-nums">
              {t('words', { count: wordCount(body) })}
              <Badge>{engineName(kept.engine)}</Badge>
            </span>
          </div>
          <TextArea
            ref={text}
            id="email-body"
            rows={8}
            maxLength={SPAM_BODY_MAX}
            value={body}
            className="font-serif leading-relaxed sm:text-base"
            onChange={event => generator.edit({ body: event.target.value })}
          />
        </div>
        <DraftNotes kept={kept} body={body} onShow={showRange} />
        {question && <Question generator={generator} question={question} />}
        <div role="group" aria-label={t('adjust')} className="flex flex-wrap gap-2">
          {CHANGES.map(how => (
            <Button key={how} size="sm" busy={isRunning} onClick={() => generator.adjust(how)}>
              {t(`hows.${how}`)}
            </Button>
          ))}
          {kept.request.mode !== 'refine' && (
            <Button size="sm" busy={isRunning} onClick={generator.write}>
              {t('regenerate')}
            </Button>
          )}
          {generator.isChanging && (
            <Button size="sm" variant="ghost" onClick={generator.stop}>
              {t('stop')}
            </Button>
          )}
          {shown.before.length > 0 && !isRunning && (
            <Button size="sm" variant="ghost" onClick={generator.undo}>
              <Undo2 aria-hidden /> {t('undo')}
            </Button>
          )}
        </div>
        <p role="status" className="text-sm text-ink-soft empty:hidden">
          {generator.isChanging && t('changing')}
          {generator.unchanged}
        </p>
        {failed && <Problem>{failed.message}</Problem>}
        <SendActions subject={subject} body={body} recipient={generator.form.recipient} />
      </Card>
      <div className="grid items-start gap-5 xl:grid-cols-2">
        <Coach
          subject={subject}
          body={body}
          kind={generator.form.mode === 'reply' ? 'reply' : 'new'}
          onShow={showRange}
        />
        <SpamCheck subject={subject} body={body} onShow={showRange} />
      </div>
    </>
  )
}
