import type { Editor } from '@tiptap/core'
import { useEffect, useMemo } from 'react'

import { undoToast } from '#client/editor/core/undoToast.ts'
import type { Writing } from '#client/editor/session.ts'
import { useCurrentUser } from '#client/shared/api/currentUser.ts'
import { useAddWord, useDictionary, useRemoveWord } from '#client/shared/checking/dictionary.ts'
import { usePreferences, useTurnRuleOff, useTurnRuleOn } from '#client/shared/checking/preferences.ts'
import { attempt } from '#client/shared/lib/attempt.ts'
import { failureText } from '#client/shared/lib/failure.ts'
import { store } from '#client/shared/lib/store.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { toast } from '#client/shared/ui/feedback/toast.ts'
import type { EnglishDialect } from '#schema/check-settings/goals.ts'
import type { DocumentKind } from '#schema/documents/kinds.ts'
import { corrections } from '#schema/messages/en/corrections.ts'

import { accept, activate, fixAllSafe } from './commands.ts'
import { gather } from './decisions.ts'
import type { CorrectionsHandle } from './extension.ts'
import type { Finding } from './findings.ts'
import { following, listed } from './listed.ts'
import { act } from './state.ts'
import { useDecide, useDecisions, useSendWaiting, useUndecide } from './useDecisions.ts'
import { useRenewals } from './useRenewals.ts'
import { useWaiting } from './waiting.ts'

const t = translator(corrections)

const NOTHING_OFF = { categoriesOff: [], rulesOff: [] }

/** Actions on the corrections of the open document. Their state is in the handle's stores. */
export type Corrections = {
  kind: DocumentKind
  handle: CorrectionsHandle
  /** Whether the reader may change the text. */
  editable: boolean
  /** The kind of English that the text is checked in. */
  dialect: EnglishDialect
  /** Changes the kind of English for everyone; null for those who may not. */
  speak: ((dialect: EnglishDialect) => void) | null
  open: (key: number | null) => void
  accept: (finding: Finding, replacement: string) => void
  /** Goes to the next finding. */
  skip: (finding: Finding) => void
  dismiss: (finding: Finding) => void
  /** Adds the word to the document, for everyone in it or for its reader. */
  addWord: (finding: Finding) => void
  /** Adds the word to the user's dictionary. */
  learn: (finding: Finding) => void
  /** Turns the rule off for the user. */
  turnOff: (finding: Finding) => void
  fixAllSafe: () => void
  /** Closes the card and returns the focus to the text. */
  closeToText: () => void
}

type Options = {
  editor: Editor
  handle: CorrectionsHandle
  documentId: string
  kind: DocumentKind
  /** How the document is checked. */
  writing: Writing
  editable: boolean
  /** Uncovers the text on narrow screens. */
  showText: () => void
}

/**
 * Binds the extension of an editor to the document's decisions. The editor must have the
 * Corrections extension.
 */
export function useCorrections({
  editor,
  handle,
  documentId,
  kind,
  writing,
  editable,
  showText,
}: Options): Corrections {
  const { id: userId } = useCurrentUser()
  const { data: decided } = useDecisions(documentId)
  const waiting = useWaiting({ userId, documentId })
  useSendWaiting(documentId)
  const { data: dictionary } = useDictionary()
  const { data: preferences } = usePreferences()
  const { mutateAsync: decide } = useDecide(documentId)
  const { mutateAsync: undecide } = useUndecide(documentId)
  const { mutateAsync: addOwn } = useAddWord()
  const { mutateAsync: removeOwn } = useRemoveWord()
  const { mutateAsync: turnRuleOff } = useTurnRuleOff()
  const { mutateAsync: turnRuleOn } = useTurnRuleOn()

  const { settings, change } = writing
  const { dialect } = settings

  const undismiss = useRenewals({ handle, editable, decide, undecide })

  useEffect(() => {
    if (!editor.isDestroyed) act(editor.view, { kind: 'settings', settings })
  }, [editor, settings])

  useEffect(() => {
    if (editor.isDestroyed || !(decided || waiting.length > 0 || dictionary || preferences)) return
    const own = { ...NOTHING_OFF, ...preferences, words: dictionary?.words ?? [] }
    act(editor.view, { kind: 'decided', decided: gather(decided?.decisions ?? waiting, own) })
  }, [editor, decided, waiting, dictionary, preferences])

  return useMemo(() => {
    const open = (key: number | null) => activate(editor, key)
    const shown = listed(handle)
    const closeToText = () => {
      open(null)
      showText()
      editor.view.focus()
    }
    /** Opens the finding after one that is done, or returns to the text after the last one. */
    const goOn = (next: Finding | null) => {
      if (!next) return closeToText()
      open(next.key)
      // A dismissed finding stays, with the focus, until the server has answered.
      if (!editor.view.hasFocus()) store.set(handle.cardWanted, true)
    }
    /** Goes to the next finding while a decision on one is saved, and offers to undo it. */
    const settle = <T>(
      finding: Finding,
      title: string,
      saved: Promise<T>,
      undo: ((made: T) => Promise<unknown>) | null,
    ) => {
      goOn(following(store.get(shown), finding))
      saved.then(
        made =>
          toast({
            title,
            ...(undo && {
              action: { label: t('undo'), run: () => void attempt(undo(made), t('undoFailed')) },
            }),
          }),
        (error: unknown) => toast({ kind: 'error', title: t('saveFailed'), description: failureText(error) }),
      )
    }
    return {
      kind,
      handle,
      editable,
      dialect,
      speak: editable ? wanted => void attempt(change({ dialect: wanted }), t('saveFailed')) : null,
      open,
      accept: (finding, replacement) => {
        const next = following(store.get(shown), finding)
        if (accept(editor, finding.key, replacement)) goOn(next)
      },
      skip: finding => goOn(following(store.get(shown), finding)),
      dismiss: finding =>
        settle(
          finding,
          t('dismissed'),
          decide({ kind: 'dismissal', fingerprint: finding.fingerprint }),
          undismiss,
        ),
      addWord: finding => {
        const word = finding.flagged
        settle(finding, t(`wordAdded.${kind}`, { word }), decide({ kind: 'word', word }), undecide)
      },
      learn: finding => {
        const word = finding.flagged
        settle(finding, t('wordLearned', { word }), addOwn(word), () => removeOwn(word))
      },
      turnOff: finding => {
        const { rule, message: title } = finding.issue
        settle(finding, t('ruleOff', { title }), turnRuleOff({ rule, title }), () => turnRuleOn(rule))
      },
      fixAllSafe: () => {
        const fixed = fixAllSafe(editor)
        closeToText()
        if (fixed > 0) undoToast(editor, t('fixed', { count: fixed }))
      },
      closeToText,
    }
  }, [
    editor,
    kind,
    handle,
    editable,
    dialect,
    change,
    showText,
    decide,
    undecide,
    undismiss,
    addOwn,
    removeOwn,
    turnRuleOff,
    turnRuleOn,
  ])
}
