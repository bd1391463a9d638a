import type { Editor } from '@tiptap/core'
import { useEffect, useMemo, useRef, type ReactNode } from 'react'

import { Badge } from '#client/shared/ui/layout/Badge.tsx'
import { Button } from '#client/shared/ui/form/Button.tsx'
import { toast } from '#client/shared/ui/feedback/toast.ts'
import type { AssistAction } from '#schema/assist/actions.ts'
import type { Proposal } from '#schema/assist/contract.ts'
import { wordDiff } from '#writing/compare/wordDiff.ts'

import { engineName, WORDS } from './actions.ts'
import { replaceWith } from './replace.ts'
import { ScrolledText } from './ScrolledText.tsx'
import { useResolveProposal } from './useProposals.ts'

type Props = { editor: Editor; proposal: Proposal; focused: boolean; onResolved: () => void }

/** Results that are another text and not a corrected one: the difference would say nothing. */
const WHOLE: readonly AssistAction[] = ['summarise', 'translate']

/** A result that waits: what it would change, word by word. Nothing is in the text before Replace. */
export function ProposalCard({ editor, proposal, focused, onResolved }: Props) {
  const { mutate: resolve, isPending } = useResolveProposal(proposal.documentId)
  const replace = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (focused) replace.current?.focus()
  }, [focused])
  const unchanged = proposal.before === proposal.after
  const finish = (outcome: 'replaced' | 'discarded') => {
    resolve({ id: proposal.id, outcome })
    onResolved()
  }
  const onReplace = () => {
    if (replaceWith(editor, proposal.anchor, proposal.before, proposal.after)) finish('replaced')
    else
      toast({
        kind: 'error',
        title: 'The text has changed since',
        description: 'Nothing was replaced. You can copy the result, or discard it and try again.',
        action: { label: 'Copy', run: () => void navigator.clipboard.writeText(proposal.after) },
      })
  }
  return (
    <AssistCard title={WORDS[proposal.action].label} note={engineName(proposal.engine)}>
      {proposal.note !== null && <p className="text-sm text-ink-soft">{proposal.note}</p>}
      {unchanged ? (
        <p className="text-sm text-ink-soft">
          Nothing to{' '}
          {proposal.action === 'improve' ? 'improve: this text reads well' : 'change: this text stays'} as it
          is.
        </p>
      ) : WHOLE.includes(proposal.action) ? (
        <ScrolledText className={TEXT}>{proposal.after}</ScrolledText>
      ) : (
        <DiffText before={proposal.before} after={proposal.after} />
      )}
      <div className="flex gap-2">
        {!unchanged && (
          <Button ref={replace} size="sm" variant="ink" disabled={!editor.isEditable} onClick={onReplace}>
            Replace
          </Button>
        )}
        <Button size="sm" variant="secondary" busy={isPending} onClick={() => finish('discarded')}>
          {unchanged ? 'Close' : 'Discard'}
        </Button>
      </div>
    </AssistCard>
  )
}

type CardProps = { title: string; note?: string | undefined; children: ReactNode }

const TEXT = 'max-h-72 text-ink'

/** The frame that running and finished actions share. */
export function AssistCard({ title, note, children }: CardProps) {
  return (
    <section
      aria-label={title}
      className="grid animate-appear gap-3 rounded-xl border bg-paper p-4 shadow-sheet"
    >
      <header className="flex items-center justify-between gap-2">
        <h2 className="text-sm font-semibold">{title}</h2>
        {note && <Badge>{note}</Badge>}
      </header>
      {children}
    </section>
  )
}

function DiffText({ before, after }: { before: string; after: string }) {
  const segments = useMemo(() => wordDiff(before, after), [before, after])
  return (
    <ScrolledText className={TEXT}>
      {segments.map((segment, index) => {
        // Segments have no identity beyond their place.
        const key = `${index}`
        if (segment.kind === 'same') return <span key={key}>{segment.text}</span>
        if (segment.kind === 'removed')
          return (
            <del key={key} className="text-ink-faint">
              {segment.text}
            </del>
          )
        return (
          <ins key={key} className="mx-0.5 rounded-sm bg-success-tint px-0.5 text-success no-underline">
            {segment.text}
          </ins>
        )
      })}
    </ScrolledText>
  )
}
