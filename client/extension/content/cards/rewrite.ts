import { englishTranslator } from '#client/extension/common/englishTranslator.ts'
import type { CheckedField } from '#client/extension/content/checkedField.ts'
import { replace } from '#client/extension/content/edit/replacement.ts'
import type { Span } from '#client/extension/content/fields/field.ts'
import { build, button } from '#client/extension/content/surface/build.ts'
import type { Opening } from '#client/extension/content/surface/panels.ts'
import { hasObject } from '#client/extension/content/text/findings.ts'
import { rewriteAction, type RewriteAction } from '#schema/assist/rewrite.ts'
import { extensionCard } from '#schema/messages/en/extensionCard.ts'

import type { Desk } from './desk.ts'
import { openNotice, report } from './openCard.ts'
import { runningRewrite, startRewrite, type Rewriting } from './runningRewrites.ts'
import { answerOf, problem, row, unanswered, waiting } from './states.ts'

const t = englishTranslator(extensionCard)

/** The most characters of a rewriting: that of an AI action on a selection. */
export const REWRITE_MAX = 10_000

/** A text to rewrite, where it is. */
type Chosen = Span & { text: string }

/**
 * Opens the rewriting of the selection, or of the whole field: the one that was asked for before, or else a
 * choice. Nothing is sent before Send is pressed.
 */
export function openRewrite(desk: Desk, checked: CheckedField): void {
  const { field } = checked
  const all = field.read()
  const selected = field.selection()
  const span = selected && selected.end > selected.start ? selected : { start: 0, end: all.length }
  const chosen = trimmed(all, span)
  if (chosen.text === '') return openNotice(desk, checked, t('rewriteBlank'))
  if (chosen.text.length > REWRITE_MAX || field.isCut())
    return openNotice(desk, checked, t('rewriteTooLong', { max: REWRITE_MAX }))
  if (hasObject(chosen.text)) return openNotice(desk, checked, t('rewriteObject'))
  const running = runningRewrite(field, chosen.text)
  if (running) void show(desk, checked, chosen, running)
  else void openChoice(desk, checked, chosen)
}

/** Returns a part of a text without the spaces at its ends. */
export function trimmed(text: string, { start, end }: Span): Chosen {
  const part = text.slice(start, end)
  const from = start + part.length - part.trimStart().length
  return { start: from, end: from + part.trim().length, text: part.trim() }
}

async function openChoice(desk: Desk, checked: CheckedField, chosen: Chosen): Promise<void> {
  const { panels, device } = desk
  open(desk, checked, chosen, waiting(t('loading')))
  const opened = panels.opened()
  const kept = await device.keptRewrite(chosen.text)
  let host: string
  try {
    host = await device.server()
  } catch {
    if (panels.opened() === opened) openNotice(desk, checked, t('failed'))
    return
  }
  // The user has closed it since.
  if (panels.opened() !== opened) return
  if (kept) {
    const { action, ...value } = kept
    const answer = Promise.resolve({ kind: 'done', value } as const)
    return show(desk, checked, chosen, { action, answer })
  }
  let action: RewriteAction = 'improve'
  const kinds = rewriteAction.options.map(each =>
    button(
      t(`actions.${each}`),
      () => {
        action = each
        for (const kind of kinds) kind.setAttribute('aria-pressed', String(kind.dataset['action'] === each))
      },
      { class: 'edge', 'aria-pressed': String(each === action), 'data-action': each },
    ),
  )
  panels.fill(t('rewrite'), [
    build('h2', {}, t('rewrite')),
    build('div', { class: 'row', role: 'group', 'aria-label': t('how') }, ...kinds),
    build('p', { class: 'text', tabindex: '0' }, chosen.text),
    build('p', { class: 'soft' }, t('sends', { host })),
    row(
      button(t('send'), () => void send(desk, checked, chosen, action), { class: 'main' }),
      button(t('cancel'), () => panels.close(), { class: 'edge' }),
    ),
  ])
}

async function send(desk: Desk, checked: CheckedField, chosen: Chosen, action: RewriteAction): Promise<void> {
  const rewriting = { action, answer: answerOf(desk.device.rewrite(action, chosen.text)) }
  void startRewrite(checked.field, chosen.text, rewriting)
  await show(desk, checked, chosen, rewriting)
}

async function show(desk: Desk, checked: CheckedField, chosen: Chosen, rewriting: Rewriting): Promise<void> {
  const { panels } = desk
  const { field } = checked
  open(desk, checked, chosen, waiting(t('rewriting')))
  const opened = panels.opened()
  const answer = await rewriting.answer
  // The user has closed it since.
  if (panels.opened() !== opened) return
  if (answer.kind !== 'done')
    return panels.fill(
      t('rewrite'),
      unanswered(desk, answer, () => void send(desk, checked, chosen, rewriting.action)),
    )
  const { text, left } = answer.value
  const discard = () => {
    desk.device.forgetRewrite(chosen.text)
    panels.close()
  }
  // Without a limit, the number is negative.
  const remaining = left < 0 ? null : build('p', { class: 'faint' }, t('left', { count: left }))
  if (text === chosen.text)
    return panels.fill(t('result'), [
      build('p', {}, t('same')),
      remaining,
      row(button(t('close'), discard, { class: 'edge' })),
    ])
  const apply = async (): Promise<void> => {
    panels.leave()
    const outcome = await replace(field, { ...chosen, expected: chosen.text, text })
    if (outcome === 'done') {
      desk.device.forgetRewrite(chosen.text)
      return report(desk, checked, outcome)
    }
    checked.schedule(0)
    // The user has paid for the result, and still needs it.
    open(desk, checked, chosen, [problem(t(`outcomes.${outcome}`)), ...result])
  }
  const result = [
    build('h2', {}, t('result')),
    build('p', { class: 'text', tabindex: '0' }, text),
    remaining,
    row(
      button(t('replace'), () => void apply(), { class: 'main' }),
      button(t('discard'), discard, { class: 'edge' }),
    ),
  ]
  panels.fill(t('result'), result)
}

function open({ panels }: Desk, checked: CheckedField, chosen: Chosen, content: Opening['content']): void {
  const { field } = checked
  panels.open({
    label: t('rewrite'),
    field,
    anchor: () => field.rectsOf(chosen).at(-1) ?? field.element.getBoundingClientRect(),
    takesFocus: true,
    content,
  })
}
