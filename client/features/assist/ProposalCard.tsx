import type { Editor } from '@tiptap/core'
import type { Atom } from 'jotai'
import { RotateCw, X } from 'lucide-react'
import { useEffect, useRef } from 'react'

import { onCardKey, type CardActions } from '#client/editor/review/cardKeys.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { engineName } from '#client/shared/results/engineName.ts'
import { toast } from '#client/shared/ui/feedback/toast.ts'
import { Button } from '#client/shared/ui/form/Button.tsx'
import { CopyButton } from '#client/shared/ui/form/CopyButton.tsx'
import { WordDiff } from '#client/shared/ui/layout/WordDiff.tsx'
import type { AssistAction } from '#schema/assist/actions.ts'
import type { Proposal } from '#schema/assist/contract.ts'
import { assist } from '#schema/messages/en/assist.ts'

import { AssistCard } from './AssistCard.tsx'
import { insertBelow, replaceWith } from './replace.ts'
import { ScrolledText } from './ScrolledText.tsx'
import { useResolveProposal } from './useProposals.ts'
import { useWantedFocus } from './useWantedFocus.ts'

const t = translator(assist)

type Props = {
  editor: Editor
  proposal: Proposal
  /** Whether the changes can be made, or suggested by a user. */
  ways: Ways
  /** The action has just made it: its main button takes the focus. */
  finished: boolean
  /** Opened from the text. */
  active: boolean
  /** Raised to move the focus into the open card. */
  focusWanted: Atom<number>
  /** Asks for another version. */
  onAnother: () => void
  onClose: () => void
}

/** How a result enters the text: the modes, and who suggests. */
export type Ways = { replace: boolean; suggestAs: string | null }

/** Actions whose result is a different text, so a word diff would be useless. */
const WHOLE: readonly AssistAction[] = ['summarise', 'translate']

/** A result and its word diff. The document changes only on Replace or Suggest. */
export function ProposalCard({
  editor,
  proposal,
  ways,
  finished,
  active,
  focusWanted,
  onAnother,
  onClose,
}: Props) {
  const { mutate: resolve, isPending } = useResolveProposal(proposal.documentId)
  const replace = useRef<HTMLButtonElement>(null)
  const card = useRef<HTMLElement>(null)
  useWantedFocus(card, active, focusWanted)
  useEffect(() => {
    if (!finished) return
    // On a phone, the focus alone would scroll to the buttons and hide the result.
    card.current?.scrollIntoView({ block: 'nearest' })
    replace.current?.focus()
  }, [finished])
  const unchanged = proposal.before === proposal.after
  const finish = (outcome: 'replaced' | 'discarded') => {
    resolve({ id: proposal.id, outcome })
    onClose()
  }
  const put = (author: string | null) => {
    const { anchor, before, after } = proposal
    const outcome = replaceWith(editor, { anchor, before, after, ...(author !== null && { author }) })
    switch (outcome) {
      case 'replaced':
        return finish('replaced')
      case 'stale':
        return void toast({
          kind: 'error',
          title: t('changedSince'),
          description: t('changedSinceText'),
          action: { label: t('copy'), run: () => void navigator.clipboard.writeText(after) },
        })
      // The editor has said why.
      case 'refused':
        return
      default:
        return outcome satisfies never
    }
  }
  const { suggestAs } = ways
  const onMain = () => put(ways.replace ? null : suggestAs)
  const onInsert = () => {
    if (insertBelow(editor, proposal.anchor, proposal.after)) finish('replaced')
  }
  const onRetry = () => {
    finish('discarded')
    onAnother()
  }
  const actions: CardActions = {
    choose: index => {
      if (index > 0 || unchanged || !editor.isEditable) return false
      onMain()
      return true
    },
    dismiss: () => finish('discarded'),
    close: onClose,
  }
  return (
    <AssistCard
      ref={card}
      title={t(`actions.${proposal.action}`)}
      note={engineName(proposal.engine)}
      active={active}
      isThere={finished}
      onKeyDown={event => onCardKey(event, actions)}
    >
      {proposal.note !== null && !unchanged && <p className="text-sm text-ink-soft">{proposal.note}</p>}
      {unchanged ? (
        <p className="text-sm text-ink-soft">
          {proposal.note ?? t(proposal.action === 'improve' ? 'looksGood' : 'noChanges')}
        </p>
      ) : WHOLE.includes(proposal.action) ? (
        <ScrolledText className="text-ink">{proposal.after}</ScrolledText>
      ) : (
        <ScrolledText className="text-ink">
          <WordDiff before={proposal.before} after={proposal.after} />
        </ScrolledText>
      )}
      {unchanged ? (
        <Button size="sm" className="justify-self-start" busy={isPending} onClick={() => finish('discarded')}>
          {t('close')}
        </Button>
      ) : (
        <div className="grid gap-1">
          <div className="flex flex-wrap gap-2 *:grow">
            <Button ref={replace} size="sm" variant="ink" disabled={!editor.isEditable} onClick={onMain}>
              {t(ways.replace ? 'replace' : 'suggest')}
            </Button>
            {ways.replace && suggestAs !== null && (
              <Button size="sm" disabled={!editor.isEditable} onClick={() => put(suggestAs)}>
                {t('suggest')}
              </Button>
            )}
            <Button size="sm" disabled={!editor.isEditable} onClick={onInsert}>
              {t('insertBelow')}
            </Button>
          </div>
          <div className="-mx-2 -mb-2 flex flex-wrap *:px-2">
            <CopyButton text={proposal.after} variant="ghost" />
            {proposal.action !== 'translate' && (
              <Button size="sm" variant="ghost" onClick={onRetry}>
                <RotateCw aria-hidden /> {t('another')}
              </Button>
            )}
            <Button size="sm" variant="ghost" busy={isPending} onClick={() => finish('discarded')}>
              <X aria-hidden /> {t('discard')}
            </Button>
          </div>
        </div>
      )}
    </AssistCard>
  )
}
