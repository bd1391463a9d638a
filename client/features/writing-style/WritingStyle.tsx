import { PencilLine } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { Link } from 'wouter'

import { selectOnOpening } from '#client/editor/core/pendingSelection.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { cn } from '#client/shared/ui/cn.ts'
import { EmptyState } from '#client/shared/ui/feedback/EmptyState.tsx'
import { Skeleton } from '#client/shared/ui/feedback/Skeleton.tsx'
import { Button } from '#client/shared/ui/form/Button.tsx'
import { Card } from '#client/shared/ui/layout/Card.tsx'
import { writingStyle } from '#schema/messages/en/writingStyle.ts'
import { isolatedText } from '#schema/shared/direction.ts'
import { buttonClass } from '#site/ui/buttonClass.ts'

import { Measures } from './Measures.tsx'
import { linkClass } from './MetricCard.tsx'
import { Mistakes } from './Mistakes.tsx'
import { useOverview, type Scope } from './queries.ts'
import { ScopePicker, type PickedDocument } from './ScopePicker.tsx'
import { Totals } from './Totals.tsx'

const t = translator(writingStyle)

/** The style of the user's documents. `documents`: those that the user may choose. */
export function WritingStyle({ documents }: { documents: readonly PickedDocument[] }) {
  const [scope, setScope] = useState<Scope>({ days: '30', document: null })
  const titleOf = (id: string) => documents.find(document => document.id === id)?.title ?? t('document')
  return (
    <div className="grid gap-5">
      <ScopePicker scope={scope} documents={documents} onChange={setScope} />
      <Report scope={scope} titleOf={titleOf} />
    </div>
  )
}

function Report({ scope, titleOf }: { scope: Scope; titleOf: (id: string) => string }): ReactNode {
  const { data, isError, isPlaceholderData, refetch } = useOverview(scope)
  if (isError && !data)
    return (
      <Card className="">
        <EmptyState
          title={t('failed')}
          description={t('failedText')}
          action={<Button onClick={() => void refetch()}>{t('tryAgain')}</Button>}
        />
      </Card>
    )
  if (!data) return <Loading />
  const { words, measures } = data
  if (!measures)
    return (
      <Card className="">
        <EmptyState
          icon={<PencilLine />}
          title={t('tooShort')}
          description={t('tooShortText', { count: words })}
          action={
            <Link to="/" className={buttonClass({ variant: 'primary' })}>
              {t('openEditor')}
            </Link>
          }
        />
      </Card>
    )
  return (
    <div
      aria-busy={isPlaceholderData}
      className={cn('grid gap-5 transition-opacity', isPlaceholderData && 'opacity-55')}
    >
      <Totals answer={data} measures={measures} />
      <Measures
        measures={measures}
        renderLink={example => (
          <Link
            to={`/document/${example.documentId}`}
            onClick={() => selectOnOpening(example)}
            className={linkClass}
          >
            {t('openDocument', { title: isolatedText(titleOf(example.documentId)) })}
          </Link>
        )}
      />
      <Mistakes key={`${scope.days} ${scope.document ?? ''}`} scope={scope} />
    </div>
  )
}

function Loading() {
  return (
    <div role="status" className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
      <span className="sr-only">{t('loading')}</span>
      {['a', 'b', 'c', 'd', 'e', 'f'].map(card => (
        <Skeleton key={card} className="h-56 rounded-xl" />
      ))}
    </div>
  )
}
