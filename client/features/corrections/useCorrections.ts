import type { Editor } from '@tiptap/core'
import { useEffect, useMemo } from 'react'

import { store } from '#client/shared/lib/store.ts'
import { attempt } from '#client/shared/lib/attempt.ts'
import { failureText } from '#client/shared/lib/failure.ts'
import { toast } from '#client/shared/ui/feedback/toast.ts'
import type { DecisionSubject } from '#schema/corrections/decision.ts'
import type { WritingSettings } from '#schema/check-settings/settings.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { corrections } from '#schema/messages/en/corrections.ts'

import { accept, activate, fixAllSafe } from './commands.ts'
import { gather } from './decisions.ts'
import type { CorrectionsHandle } from './extension.ts'
import type { Finding } from './findings.ts'
import { act } from './state.ts'
import { useDecide, useDecisions, useUndecide } from './useDecisions.ts'

const t = translator(corrections)

/** Actions on the corrections of the open document. Their state is in the handle's stores. */
export type Corrections = {
  handle: CorrectionsHandle
  /** Whether the reader may change the text. */
  editable: boolean
  open: (key: number | null) => void
  accept: (finding: Finding, replacement: string) => void
  dismiss: (finding: Finding) => void
  addWord: (finding: Finding) => void
  fixAllSafe: () => void
  focusText: () => void
}

type Options = {
  editor: Editor
  handle: CorrectionsHandle
  documentId: string
  /** How the document is checked. */
  writing: WritingSettings
  editable: boolean
}

/**
 * Binds the extension of an editor to the document's decisions. The editor must have the
 * Corrections extension.
 */
export function useCorrections({ editor, handle, documentId, writing, editable }: Options): Corrections {
  const { data: decided } = useDecisions(documentId)
  const { mutateAsync: decide } = useDecide(documentId)
  const { mutateAsync: undecide } = useUndecide(documentId)

  useEffect(() => {
    if (!editor.isDestroyed) act(editor.view, { kind: 'settings', settings: writing })
  }, [editor, writing])

  useEffect(() => {
    if (decided && !editor.isDestroyed)
      act(editor.view, { kind: 'decided', decided: gather(decided.decisions, decided.ownWords) })
  }, [editor, decided])

  return useMemo(() => {
    const open = (key: number | null) => activate(editor, key)
    const following = (done: Finding): number | null => {
      const { findings } = store.get(handle.snapshot)
      return findings[findings.findIndex(({ key }) => key === done.key) + 1]?.key ?? null
    }
    const decideOn = (finding: Finding, subject: DecisionSubject) => {
      open(following(finding))
      const title = subject.kind === 'word' ? t('wordAdded', { word: finding.flagged }) : t('dismissed')
      decide(subject).then(
        made =>
          toast({
            title,
            action: {
              label: t('undo'),
              run: () => void attempt(undecide(made), t('undoFailed')),
            },
          }),
        (error: unknown) => toast({ kind: 'error', title: t('saveFailed'), description: failureText(error) }),
      )
    }
    return {
      handle,
      editable,
      open,
      accept: (finding, replacement) => {
        const next = following(finding)
        if (accept(editor, finding.key, replacement)) open(next)
      },
      dismiss: finding => decideOn(finding, { kind: 'dismissal', fingerprint: finding.fingerprint }),
      addWord: finding => decideOn(finding, { kind: 'word', word: finding.flagged }),
      fixAllSafe: () => {
        fixAllSafe(editor)
      },
      focusText: () => editor.view.focus(),
    }
  }, [editor, handle, editable, decide, undecide])
}
