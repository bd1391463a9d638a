import { useAtomValue, type Atom } from 'jotai'
import { Languages, PencilLine } from 'lucide-react'

import type { EditorSession } from '#client/editor/session.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { EmptyState } from '#client/shared/ui/feedback/EmptyState.tsx'
import { Skeleton } from '#client/shared/ui/feedback/Skeleton.tsx'
import { toast } from '#client/shared/ui/feedback/toast.ts'
import { Button } from '#client/shared/ui/form/Button.tsx'
import { writingStyle } from '#schema/messages/en/writingStyle.ts'
import type { StyleExample } from '#schema/writing-style/contract.ts'

import { Measures } from '../Measures.tsx'
import { linkClass } from '../MetricCard.tsx'
import { placeOf } from './text.ts'
import { useMeasured } from './useMeasured.ts'

const t = translator(writingStyle)

type Props = {
  session: EditorSession
  /** The languages of the text, the most frequent first, with spaces between them. */
  languages: Atom<string>
}

/** The style of the open document. Each sentence leads to its place in the text. */
export function StylePanel({ session, languages }: Props) {
  const { editor, document, showText } = session
  const [language = ''] = useAtomValue(languages).split(' ')
  const { answer, failed, retry } = useMeasured(editor, document.id)
  const isOther = language !== '' && language !== 'en'
  if (isOther)
    return <EmptyState icon={<Languages />} title={t('notEnglish')} description={t('notEnglishText')} />
  if (failed)
    return (
      <EmptyState
        title={t('hereFailed')}
        description={t('hereFailedText')}
        action={<Button onClick={retry}>{t('tryAgain')}</Button>}
      />
    )
  if (!answer) return <Loading />
  if (!answer.measures)
    return (
      <EmptyState
        icon={<PencilLine />}
        title={t('tooShort')}
        description={t('tooShortText', { count: answer.words })}
      />
    )
  const show = (example: StyleExample) => {
    const place = placeOf(editor.state.doc, example)
    if (!place) {
      toast({ title: t('sentenceChanged'), description: t('sentenceChangedText') })
      return
    }
    showText()
    editor.chain().focus().setTextSelection(place).scrollIntoView().run()
  }
  return (
    <div className="grid gap-4 p-4">
      <p className="text-sm text-ink-soft">{t('hereText')}</p>
      <Measures
        narrow
        measures={answer.measures}
        renderLink={example => (
          <button type="button" onClick={() => show(example)} className={linkClass}>
            {t('showInText')}
          </button>
        )}
      />
    </div>
  )
}

function Loading() {
  return (
    <div role="status" className="grid gap-4 p-4">
      <span className="sr-only">{t('hereMeasuring')}</span>
      {['a', 'b', 'c'].map(card => (
        <Skeleton key={card} className="h-48 rounded-xl" />
      ))}
    </div>
  )
}
